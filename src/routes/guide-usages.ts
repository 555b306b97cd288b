import { defaultLocale } from '../locales/locales';
import { API_SLUG, localePath } from '../model/addresses';
import type { DocUse } from '../model/doc';
import { claimRoutes } from '../model/route-claims';

/** What `guideUsages` needs of a doc. */
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

/** A place in a guide as a page of the reference lists it. */
export interface GuideUsage {
  /** Leads to the line of the code, or to the guide as a whole. */
  path: string;
  /** Title of the guide. */
  title: string;
  /** Heading above the code; null above the first one, and for the guide as a whole. */
  section: string | null;
  /** Set when the guide is not in the language of the page. */
  lang: string | null;
}

/**
 * Who uses what: for every symbol's route, the sections of guides whose code uses it, and the guides that link to it.
 *
 * @returns A function from the route of a symbol (without locale) and a locale to the list of its page: code that shows the symbol in use, then guides
 *   that mention it, each in the order of the guides' routes.
 */
export function guideUsages(docs: readonly UsingDoc[]): (slug: string, locale: string) => GuideUsage[] {
  const { bySlug } = claimRoutes(docs, { drafts: false });
  const shownIn = new Map<string, Map<string, { code: GuideUsage[]; mentions: GuideUsage[] }>>();
  const ofLocale = (locale: string) => {
    const known = shownIn.get(locale);
    if (known) return known;
    const usages = new Map<string, { code: GuideUsage[]; mentions: GuideUsage[] }>();
    shownIn.set(locale, usages);
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
      const lang = guide.locale === locale ? null : guide.locale;
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
    const { code = [], mentions = [] } = ofLocale(locale).get(slug) ?? {};
    return [...code, ...mentions];
  };
}
