import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** Mock of Gatsby for page tests: `jest.mock('gatsby', () => jest.requireActual('./gatsby'))`. */
export const graphql = (): string => '';

export function Link({
  to,
  children,
  activeClassName: _activeClassName,
  partiallyActive: _partiallyActive,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  children: ReactNode;
  activeClassName?: string;
  partiallyActive?: boolean;
}) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const withPrefix = (path: string): string => path;
export const navigate = (): Promise<void> => Promise.resolve();

let staticData: unknown = {};

/** Sets the result for all static queries. */
export function answerStaticQueries(data: unknown): void {
  staticData = data;
}

export const useStaticQuery = (): unknown => staticData;
