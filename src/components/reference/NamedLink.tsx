import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/SiteLink';

interface Props {
  name: string;
  target: string | null;
  /** Shown for the name. */
  children?: ReactNode;
}

/** A name in code, with a link if it has a page. */
export function NamedLink({ name, target, children = name }: Props) {
  const code = <code>{children}</code>;
  return target === null ? code : <SiteLink to={target}>{code}</SiteLink>;
}
