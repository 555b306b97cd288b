import type { TextKey } from '../locales/messages';

type MessageKey = TextKey<'common'>;

/**
 * A navbar or footer link to a doc or an external site. A doc without `labelKey` uses its sidebar
 * label. Use `label` for text that is the same in every language.
 */
export type ShellLink =
  | { docId: string; labelKey?: MessageKey }
  | ({ href: string } & (
      | {
          labelKey: MessageKey;
          /** A longer name for screen readers. It must contain the label. */
          nameKey?: MessageKey;
        }
      | { label: string }
    ));
