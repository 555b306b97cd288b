import { defaultLocale, langOf } from '../locales/locales';
import { API_SLUG, localePath } from '../model/addresses';
import type { DocUse } from '../model/doc';
import { claimRoutes } from '../model/route-claims';

/** The doc fields that `guideUsages` uses. */
export interface UsingDoc {
  locale: string;
  slug: string;
  sourcePath: string;
  title: string;
  type: 'Guide' | 'Reference';
  unlisted: boolean;
  draft: boolean;
  headings: readonly { id: string; title: string }[];
  links: readonly { slug: string }[];
  uses: readonly DocUse[];
}

/** A guide or guide section listed on a symbol's reference page. */
export interface GuideUsage {
  /** Path to the code line, or to the guide. */
  path: string;
  /** Guide title. */
  title: string;
  /** Heading above the code; null before the first heading, or if the guide only links. */
  section: string | null;
  /** The guide's language if it differs from the page's, else null. */
  lang: string | null;
}

/**
 * Finds the guide sections whose code uses a symbol, and the guides that link to it.
 *
 * @param docs - All docs.
 * @returns A function from a symbol's slug and a locale to its usages: first code samples, then
 *   links, each sorted by guide route.
 */
export function guideUsages(docs: readonly UsingDoc[]): (slug: string, locale: string) => GuideUsage[] {
  const { bySlug } = claimRoutes(docs, { drafts: false });
  const usagesByLocale = new Map<string, Map<string, { code: GuideUsage[]; mentions: GuideUsage[] }>>();
  const usagesIn = (locale: string) => {
    const cached = usagesByLocale.get(locale);
    if (cached) return cached;
    const usages = new Map<string, { code: GuideUsage[]; mentions: GuideUsage[] }>();
    usagesByLocale.set(locale, usages);
    const usagesOf = (slug: string) => {
      const entry = usages.get(slug) ?? { code: [], mentions: [] };
      usages.set(slug, entry);
      return entry;
    };
    for (const languages of bySlug.values()) {
      const guide = languages.get(locale) ?? languages.get(defaultLocale);
      if (guide?.type !== 'Guide' || guide.unlisted) continue;
      const path = localePath(guide.slug, locale);
      const { title } = guide;
      const lang = guide.locale === locale ? null : langOf(guide.locale);
      for (const { slug, section, anchor } of guide.uses) {
        const heading = guide.headings.find(({ id }) => id === section)?.title ?? null;
        usagesOf(slug).code.push({ path: `${path}#${anchor}`, title, section: heading, lang });
      }
      const used = new Set(guide.uses.map(({ slug }) => slug));
      const linked = new Set(guide.links.map(({ slug }) => slug));
      for (const slug of linked)
        if (slug.startsWith(API_SLUG) && !used.has(slug))
          usagesOf(slug).mentions.push({ path, title, section: null, lang });
    }
    return usages;
  };
  return (slug, locale) => {
    const { code = [], mentions = [] } = usagesIn(locale).get(slug) ?? {};
    return [...code, ...mentions];
  };
}
