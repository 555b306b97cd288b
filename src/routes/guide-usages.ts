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
  /** Path to the code line, the section, or the guide. */
  path: string;
  /** Guide title. */
  title: string;
  /** Heading above the code; null before the first heading, or if the guide only links. */
  section: string | null;
  /** The guide's language if it differs from the page's, else null. */
  lang: string | null;
  /** A member's shortest call, as HTML, in one of the sections that are listed. */
  example?: string;
}

/** The guides that use a symbol and its members. */
export interface GuideUsages {
  /** The symbol: first code samples, then links, each sorted by guide route. */
  symbol: GuideUsage[];
  /** The first sections that use a member, sorted by guide route, by the member's anchor. */
  members: Record<string, GuideUsage[]>;
}

/** A member lists at most this many sections. */
const MAX_MEMBER_USAGES = 3;

/**
 * Finds the guide sections whose code uses a symbol or its members, and the guides that link to it.
 *
 * @param docs - All docs.
 * @returns A function from a symbol's slug and a locale to its usages.
 */
export function guideUsages(docs: readonly UsingDoc[]): (slug: string, locale: string) => GuideUsages {
  const { bySlug } = claimRoutes(docs, { drafts: false });
  const usagesByLocale = new Map<string, Map<string, Usages>>();
  const usagesIn = (locale: string) => {
    const cached = usagesByLocale.get(locale);
    if (cached) return cached;
    const usages = new Map<string, Usages>();
    usagesByLocale.set(locale, usages);
    const usagesOf = (slug: string) => {
      const entry = usages.get(slug) ?? {
        code: [],
        mentions: [],
        members: Object.create(null) as Usages['members'],
      };
      usages.set(slug, entry);
      return entry;
    };
    for (const languages of bySlug.values()) {
      const guide = languages.get(locale) ?? languages.get(defaultLocale);
      if (guide?.type !== 'Guide' || guide.unlisted) continue;
      const path = localePath(guide.slug, locale);
      const { title } = guide;
      const lang = guide.locale === locale ? null : langOf(guide.locale);
      for (const { slug, section, anchor, example } of guide.uses) {
        const heading = guide.headings.find(({ id }) => id === section)?.title ?? null;
        const usage = { path: anchor ? `${path}#${anchor}` : path, title, section: heading, lang };
        const [page = slug, member] = slug.split('#');
        const { code, members } = usagesOf(page);
        const list = member === undefined ? code : (members[member] ??= []);
        if (list === code || list.length < MAX_MEMBER_USAGES)
          list.push(example ? { ...usage, example } : usage);
      }
      const used = new Set(guide.uses.map(({ slug }) => slug));
      const linked = new Set(guide.links.map(({ slug }) => slug));
      for (const slug of linked)
        if (slug.startsWith(API_SLUG) && slug !== API_SLUG && !used.has(slug))
          usagesOf(slug).mentions.push({ path, title, section: null, lang });
    }
    for (const { members } of usages.values()) for (const list of Object.values(members)) keepShortest(list);
    return usages;
  };
  return (slug, locale) => {
    const { code = [], mentions = [], members = {} } = usagesIn(locale).get(slug) ?? {};
    return { symbol: [...code, ...mentions], members };
  };
}

/** Removes all examples except the shortest. */
function keepShortest(list: GuideUsage[]): void {
  const lengths = list.map(({ example }) => example?.length ?? Infinity);
  const shortest = lengths.indexOf(Math.min(...lengths));
  list.forEach((usage, index) => index !== shortest && delete usage.example);
}

interface Usages {
  code: GuideUsage[];
  mentions: GuideUsage[];
  members: GuideUsages['members'];
}
