// Stands in for gatsby-link: what Gatsby and the site use of it, which is not its component. Addresses have their slash at the end already.

declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

interface PathParts {
  pathname: string;
  search: string;
  hash: string;
}

/** Takes an address without host apart. A lone `?` or `#` counts as none. */
export function parsePath(path: string): PathParts {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || '/') ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/** Puts the path prefix of the site before a path. Other addresses stay as they are. */
export function withPrefix(path: string, prefix: string = __PATH_PREFIX__): string {
  if (/^(?:[a-z][a-z\d+\-.]*:|\.\.?\/)/i.test(path)) return path;
  return `${prefix.replace(/\/$/, '')}${path.startsWith('/') ? path : `/${path}`}`;
}

/** Goes to a page of the site, by a path without prefix, or steps back in history. */
export function navigate(to: string | number, options?: object): void {
  const { ___navigate } = window as unknown as {
    ___navigate: (to: string | number, options?: object) => void;
  };
  ___navigate(typeof to === 'number' ? to : withPrefix(to, __BASE_PATH__), options);
}
