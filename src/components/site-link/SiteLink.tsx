import { Link as GatsbyLink, withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path without path prefix, or an absolute URL. */
  to: string;
  children: ReactNode;
}

/** A link that navigates within the app where it can and is a plain link everywhere else. */
export function SiteLink({ to, children, ...rest }: Props) {
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) {
    return (
      <a href={to} rel="noopener" {...rest}>
        {children}
      </a>
    );
  }
  if (to.startsWith('#') || /\.[a-z0-9]+$/i.test(to.replace(/[?#].*$/, ''))) {
    return (
      <a href={to.startsWith('#') ? to : withPrefix(to)} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink to={to} {...(rest as object)}>
      {children}
    </GatsbyLink>
  );
}
