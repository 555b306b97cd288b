import { useEffect } from 'react';

/**
 * The language of a page, for its `Head`. In the browser it is set only where it differs: before each page Gatsby takes away from `<html>` what
 * the last `Head` rendered, and for that the browser would style and lay out the whole page twice.
 */
export function PageLanguage({ lang }: { lang: string }) {
  useEffect(() => {
    const root = document.documentElement;
    if (root.lang !== lang) root.lang = lang;
  }, [lang]);
  return typeof window === 'undefined' ? <html lang={lang} /> : null;
}
