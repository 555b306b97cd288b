import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/SiteLink';

interface Props {
  name: string;
  target: string | null;
  /** The kind of the name's symbol, for an icon. */
  kind?: string | undefined;
  /** Shown instead of the name, for example with line breaks. */
  children?: ReactNode;
}

/** A name in code, with a link if it has a page. */
export function NamedLink({ name, target, kind, children = name }: Props) {
  const code = <code>{children}</code>;
  if (target === null) return code;
  return (
    <SiteLink to={target} className={kind ? `api api-${kind}` : undefined}>
      {code}
    </SiteLink>
  );
}
