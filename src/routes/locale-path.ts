/**
 * The URL path of a route in one locale.
 *
 * @param slug - Route without locale, slashes at both ends.
 */
export function localePath(slug: string, locale: string, defaultLocale: string): string {
  return locale === defaultLocale ? slug : `/${locale}${slug}`;
}

/** Parts a URL path (without path prefix) into locale and slug. Unknown first segments belong to the default locale. */
export function splitPath(
  pathname: string,
  localeCodes: readonly string[],
  defaultLocale: string,
): { locale: string; slug: string } {
  const first = pathname.split('/')[1] ?? '';
  if (first !== defaultLocale && localeCodes.includes(first)) {
    const slug = pathname.slice(first.length + 1);
    return { locale: first, slug: slug === '' ? '/' : slug };
  }
  return { locale: defaultLocale, slug: pathname === '' ? '/' : pathname };
}

/** The same page in another locale: path, query and hash are kept. */
export function alternatePath(
  location: { pathname: string; search?: string; hash?: string },
  locale: string,
  localeCodes: readonly string[],
  defaultLocale: string,
): string {
  const { slug } = splitPath(location.pathname, localeCodes, defaultLocale);
  return `${localePath(slug, locale, defaultLocale)}${location.search ?? ''}${location.hash ?? ''}`;
}
