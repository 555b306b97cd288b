import { useEffect } from 'react';

/**
 * Sets the page language from `Head`. In the browser, it changes the attribute only if it differs.
 * If `Head` rendered `<html lang>`, Gatsby would remove and add it on every navigation, and the
 * browser would lay out the page twice.
 */
export function PageLanguage({ lang }: { lang: string }) {
  useEffect(() => {
    const root = document.documentElement;
    if (root.lang !== lang) root.lang = lang;
  }, [lang]);
  return typeof window === 'undefined' ? <html lang={lang} /> : null;
}
