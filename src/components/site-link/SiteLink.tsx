import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { withBase } from '../../browser/with-base';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path without path prefix, or an absolute URL. */
  to: string;
  children: ReactNode;
  [data: `data-${string}`]: string | undefined;
}

/** A link to a page on this site or elsewhere. The browser follows it. */
export function SiteLink({ to, children, ...rest }: Props) {
  const isElsewhere = /^[a-z][a-z0-9+.-]*:/i.test(to);
  return (
    <a
      href={isElsewhere || to.startsWith('#') ? to : withBase(to)}
      rel={isElsewhere ? 'noopener' : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}
