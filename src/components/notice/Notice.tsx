import type { ReactNode } from 'react';

/** A notice about the page, above its text. It looks like an admonition. */
export function Notice({
  kind,
  title,
  children,
}: {
  kind: 'info' | 'warning';
  title: string;
  children: ReactNode;
}) {
  return (
    <aside className={`admonition ${kind}`} aria-label={title}>
      <p className="admonition-title">{title}</p>
      {children}
    </aside>
  );
}
