import type { Messages } from '../locales/messages';

type MessageKey = keyof Messages;

/**
 * A link of the navbar or the footer: to a doc of this site, or to another site. A doc without a label here is called what the sidebar calls
 * it. A text that is the same in every language needs no key.
 */
export type ShellLink =
  | { docId: string; labelKey?: MessageKey }
  | ({ href: string } & (
      | {
          labelKey: MessageKey;
          /** A longer name for screen readers, which contains the label. */
          nameKey?: MessageKey;
        }
      | { label: string }
    ));
