import type { ReactNode } from 'react';

/** A remark of the site about the page, above its text; looks like an admonition. */
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
