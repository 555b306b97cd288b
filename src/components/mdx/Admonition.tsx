import type { ReactNode } from 'react';
import { useMessages, type MessageKey } from '../../i18n/use-messages';

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

interface Props {
  /** A title in place of the kind's name. */
  title?: string;
  children: ReactNode;
}

/** Makes the component of one kind, such as `<Note>`: the same box as `:::note`. */
export function admonitionOf(kind: AdmonitionKind) {
  return function Admonition({ title, children }: Props) {
    const { t } = useMessages();
    const name = t(`admonition.${kind}` as MessageKey);
    return (
      <aside className={`admonition ${kind}`} role="note" aria-label={title ? `${name}: ${title}` : name}>
        <p className="admonition-title">{title ?? name}</p>
        {children}
      </aside>
    );
  };
}
