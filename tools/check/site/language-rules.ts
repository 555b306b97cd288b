import { defaultLocale, langOf, localeCodes } from '../../../src/locales/locales';
import { localePath, splitPath } from '../../../src/model/docs/addresses';
import { originOf } from './link-rules';
import type { Page } from './read-page';
import { contentPages, pageRule, type BuiltSite, type Finding, type Rule, type SiteSettings } from './site';

/** Returns the page at an absolute URL on this site. */
function pageAt(url: string, site: BuiltSite, settings: SiteSettings): Page | undefined {
  const prefix = originOf(site) + settings.pathPrefix;
  return url.startsWith(`${prefix}/`) ? site.pages.get(decodeURI(url.slice(prefix.length))) : undefined;
}

/** Canonical links point to pages that are their own canonical pages. */
export const canonicals = pageRule(contentPages, (page, site, settings) => {
  if (page.canonical === null) return [];
  const target = pageAt(page.canonical, site, settings);
  if (!target) return [`no page exists at the canonical URL ${page.canonical}.`];
  return [
    target.canonical !== page.canonical &&
      `the canonical URL is ${target.path}, but that page's canonical URL is ${target.canonical}.`,
  ];
});

/** Language links are mutual: all linked pages list the same set, including themselves. */
export const hreflangs = pageRule(contentPages, (page, site, settings) => {
  if (page.alternates.length === 0) return [];
  const mine = signature(page);
  const fallback = page.alternates.find(({ lang }) => lang === 'x-default');
  const leadsToDefault = fallback && pageAt(fallback.href, site, settings)?.lang === langOf(defaultLocale);
  return [
    !page.alternates.some(({ lang, href }) => lang === page.lang && href === page.canonical) &&
      "the language links don't include the page itself.",
    !leadsToDefault && `the x-default link doesn't lead to a page in "${defaultLocale}".`,
    ...page.alternates.map(({ lang, href }) => {
      const target = pageAt(href, site, settings);
      if (!target) return `the ${lang} language link leads to ${href}, but no such page exists.`;
      if (lang !== 'x-default' && target.lang !== lang)
        return `the ${lang} language link leads to ${target.path}, whose language is "${target.lang}".`;
      return signature(target) !== mine && `the language links differ from those of ${target.path}.`;
    }),
  ];
});

/**
 * A page shown in another language declares it: its content has a `lang`, its canonical link points
 * to the original, and neither language links nor the sitemap include it.
 */
export const fallbacks = pageRule(contentPages, (page, site, settings) => {
  const { locale: own, slug } = splitPath(page.path);
  const canonical = page.canonical === null ? undefined : pageAt(page.canonical, site, settings);
  const shown = canonical ? splitPath(canonical.path).locale : own;
  if (shown === own && page.contentLang === null) return [];
  const expected =
    localeCodes.find((locale) => langOf(locale) === page.contentLang) ?? page.contentLang ?? shown;
  return [
    page.contentLang === null && `shows the content of ${canonical?.path} without lang="${langOf(shown)}".`,
    canonical?.path !== localePath(slug, expected) &&
      `the content is in "${expected}", but the canonical URL is ${page.canonical}.`,
    page.alternates.length > 0 && "isn't translated, but has language links.",
  ];
});

/** The sitemap lists exactly the pages that are their own canonical pages. */
export const sitemap: Rule = (site, settings) => {
  if (site.sitemap === null) return [{ file: 'sitemap.xml', what: 'is missing.' }];
  const listed = new Set(site.sitemap);
  const findings: Finding[] = [...listed]
    .filter((url) => !pageAt(url, site, settings))
    .map((url) => ({ file: 'sitemap.xml', what: `lists ${url}, but no such page exists.` }));
  for (const page of contentPages(site)) {
    const url = originOf(site) + settings.pathPrefix + page.path;
    const own = page.canonical !== null && decodeURI(page.canonical) === url && !page.noIndex;
    if (own !== (listed.has(url) || listed.has(encodeURI(url))))
      findings.push({
        file: page.file,
        what: own
          ? 'is missing in the sitemap.'
          : "is in the sitemap, although it is unlisted or shows another page's content.",
      });
  }
  return findings;
};

function signature({ alternates }: Page): string {
  return alternates
    .map(({ lang, href }) => `${lang} ${href}`)
    .sort()
    .join('\n');
}
