import { originOf } from './link-rules';
import type { Page } from './read-page';
import {
  contentPages,
  langOf,
  localeOf,
  pathIn,
  type BuiltSite,
  type Finding,
  type Rule,
  type SiteFacts,
} from './site';

/** Returns the page at an absolute URL on this site. */
function pageAt(url: string, site: BuiltSite, facts: SiteFacts): Page | undefined {
  const prefix = originOf(site) + facts.pathPrefix;
  return url.startsWith(`${prefix}/`) ? site.pages.get(decodeURI(url.slice(prefix.length))) : undefined;
}

/** Canonical links point to pages that are their own canonical pages. */
export const canonicals: Rule = (site, facts) =>
  contentPages(site).flatMap((page) => {
    if (page.canonical === null) return [];
    const target = pageAt(page.canonical, site, facts);
    if (!target) return [{ file: page.file, what: `no page exists at the canonical URL ${page.canonical}.` }];
    return target.canonical === page.canonical
      ? []
      : [
          {
            file: page.file,
            what: `the canonical URL is ${target.path}, but that page's canonical URL is ${target.canonical}.`,
          },
        ];
  });

/** Language links are mutual: all linked pages list the same set, including themselves. */
export const hreflangs: Rule = (site, facts) =>
  contentPages(site).flatMap((page) => {
    if (page.alternates.length === 0) return [];
    const findings: Finding[] = [];
    const mine = signature(page);
    if (!page.alternates.some(({ lang, href }) => lang === page.lang && href === page.canonical))
      findings.push({ file: page.file, what: "the language links don't include the page itself." });
    const fallback = page.alternates.find(({ lang }) => lang === 'x-default');
    if (!fallback || pageAt(fallback.href, site, facts)?.lang !== langOf(facts.defaultLocale, facts))
      findings.push({
        file: page.file,
        what: `the x-default link doesn't lead to a page in "${facts.defaultLocale}".`,
      });
    for (const { lang, href } of page.alternates) {
      const target = pageAt(href, site, facts);
      if (!target)
        findings.push({
          file: page.file,
          what: `the ${lang} language link leads to ${href}, but no such page exists.`,
        });
      else if (lang !== 'x-default' && target.lang !== lang)
        findings.push({
          file: page.file,
          what: `the ${lang} language link leads to ${target.path}, whose language is "${target.lang}".`,
        });
      else if (signature(target) !== mine)
        findings.push({
          file: page.file,
          what: `the language links differ from those of ${target.path}.`,
        });
    }
    return findings;
  });

/**
 * A page shown in another language declares it: its content has a `lang`, its canonical link points
 * to the original, and neither language links nor the sitemap include it.
 */
export const fallbacks: Rule = (site, facts) =>
  contentPages(site).flatMap((page) => {
    const own = localeOf(page.path, facts);
    const canonical = page.canonical === null ? undefined : pageAt(page.canonical, site, facts);
    const shown = canonical ? localeOf(canonical.path, facts) : own;
    if (shown === own && page.contentLang === null) return [];
    const findings: Finding[] = [];
    const expected =
      facts.localeCodes.find((locale) => langOf(locale, facts) === page.contentLang) ??
      page.contentLang ??
      shown;
    if (page.contentLang === null)
      findings.push({
        file: page.file,
        what: `shows the content of ${canonical?.path} without lang="${langOf(shown, facts)}".`,
      });
    if (canonical?.path !== pathIn(page.path, expected, facts))
      findings.push({
        file: page.file,
        what: `the content is in "${expected}", but the canonical URL is ${page.canonical}.`,
      });
    if (page.alternates.length > 0)
      findings.push({ file: page.file, what: "isn't translated, but has language links." });
    return findings;
  });

/** The sitemap lists exactly the pages that are their own canonical pages. */
export const sitemap: Rule = (site, facts) => {
  if (site.sitemap === null) return [{ file: 'sitemap.xml', what: 'is missing.' }];
  const listed = new Set(site.sitemap);
  const findings: Finding[] = [...listed]
    .filter((url) => !pageAt(url, site, facts))
    .map((url) => ({ file: 'sitemap.xml', what: `lists ${url}, but no such page exists.` }));
  for (const page of contentPages(site)) {
    const url = originOf(site) + facts.pathPrefix + page.path;
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
