import { splitPath } from '../../../src/model/docs/addresses';
import { decodeUrl } from '../../../src/model/text/text';
import type { Page, Target } from './read-page';
import { allPages, isNotFound, pageRule, type BuiltSite, type SiteSettings } from './site';

/** A link's target within the site; `null` if it leads elsewhere. */
interface Place {
  pathname: string;
  hash: string;
}

/** All links and loaded files exist, including anchors. */
export const links = pageRule(allPages, (page, site, settings) => {
  const targets = page.refresh === null ? page.targets : [...page.targets, refreshTarget(page.refresh)];
  const checked = new Set<string>();
  return targets
    .filter(({ href }) => !checked.has(href) && checked.add(href))
    .map((target) => problemOf(page, target, site, settings));
});

/** Links stay in the page's language unless they have an `hreflang`. */
export const linkLanguages = pageRule(allPages, (page, site, settings) => {
  if (page.refresh !== null || isNotFound(page)) return [];
  const { locale } = splitPath(page.path);
  const strays = page.targets.filter((target) => {
    if (target.from !== 'a[href]' || target.hreflang !== null) return false;
    const place = targetOf(page, target.href, site, settings);
    return place !== null && site.pages.has(place.pathname) && splitPath(place.pathname).locale !== locale;
  });
  return [...new Set(strays.map(({ href }) => href))].map(
    (href) => `the link ${href} leads to another language, but has no hreflang attribute.`,
  );
});

/** "Edit this page" links lead to existing files in the repository. */
export const editLinks = pageRule(allPages, ({ targets, contentLang }, _, { editPrefix, sources }) =>
  targets
    .filter(({ href }) => href.startsWith(editPrefix))
    .map(({ href }) => decodeUrl(href.slice(editPrefix.length)))
    // An untranslated page links to a translation file that doesn't exist yet.
    .filter((source) => contentLang === null && !sources.has(source))
    .map((source) => `the edit link leads to ${source}, which isn't in the repository.`),
);

function refreshTarget(href: string): Target {
  return { href, from: 'meta[http-equiv=refresh]', hreflang: null };
}

function problemOf(
  page: Page,
  { href, from }: Target,
  site: BuiltSite,
  settings: SiteSettings,
): string | null {
  if (href === '') return from === 'a[href]' ? null : `${from} is empty.`;
  const place = targetOf(page, href, site, settings);
  if (place === null) return null;
  if (place.pathname === '')
    return `${from} "${href}" does not begin with the path prefix "${settings.pathPrefix}".`;
  const target = site.pages.get(place.pathname);
  if (!target) {
    return site.files.has(place.pathname.slice(1))
      ? null
      : `${from} "${href}" leads to ${place.pathname}, which doesn't exist.`;
  }
  if (place.hash === '' || place.hash === 'top' || target.refresh !== null || target.ids.includes(place.hash))
    return null;
  return `${from} "${href}" leads to #${place.hash}, and ${target.file} has no such id.`;
}

function targetOf(page: Page, href: string, site: BuiltSite, settings: SiteSettings): Place | null {
  const home = originOf(site);
  let url: URL;
  try {
    url = new URL(href, home + settings.pathPrefix + page.path);
  } catch {
    return { pathname: href, hash: '' };
  }
  if (url.origin !== home) return null;
  const pathname = decodeUrl(url.pathname);
  if (settings.pathPrefix !== '' && !pathname.startsWith(`${settings.pathPrefix}/`))
    return { pathname: '', hash: '' };
  return { pathname: pathname.slice(settings.pathPrefix.length), hash: decodeUrl(url.hash.slice(1)) };
}

/** Returns the site's origin, as stated on its home page. */
export function originOf(site: BuiltSite): string {
  const canonical = site.pages.get('/')?.canonical;
  return canonical ? new URL(canonical).origin : 'http://localhost';
}
