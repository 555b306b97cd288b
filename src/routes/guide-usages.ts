import { defaultLocale, langOf } from '../locales/locales';
import { API_SLUG, joinHash, localePath, splitHash } from '../model/docs/addresses';
import type { DocUse } from '../model/docs/doc';
import { claimRoutes } from '../model/docs/route-claims';

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
  /** The ID of that heading, for Markdown copies, which have no anchors at lines of code. */
  sectionId?: string;
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
  const usagesByLocale = new Map<string, ReadonlyMap<string, Usages>>();
  const usagesIn = (locale: string) => {
    const cached = usagesByLocale.get(locale);
    if (cached) return cached;
    const guides = [...bySlug.values()].flatMap((languages) => {
      const doc = languages.get(locale) ?? languages.get(defaultLocale);
      return doc?.type === 'Guide' && !doc.unlisted ? [doc] : [];
    });
    const usages = collectUsages(guides, locale);
    usagesByLocale.set(locale, usages);
    return usages;
  };
  return (slug, locale) => {
    const { code = [], mentions = [], members = {} } = usagesIn(locale).get(slug) ?? {};
    return { symbol: [...code, ...mentions], members };
  };
}

/** Collects what guides use and link to, by the slug of a reference page. */
function collectUsages(guides: readonly UsingDoc[], locale: string): ReadonlyMap<string, Usages> {
  const usages = new Map<string, Usages>();
  const usagesOf = (slug: string) => {
    const entry = usages.get(slug) ?? { code: [], mentions: [], members: Object.create(null) as Members };
    usages.set(slug, entry);
    return entry;
  };
  for (const guide of guides) {
    const path = localePath(guide.slug, locale);
    const lang = guide.locale === locale ? null : langOf(guide.locale);
    const mention = { path, title: guide.title, section: null, lang };
    for (const { slug, section, anchor, example } of guide.uses) {
      const { path: page, hash: member } = splitHash(slug);
      const { code, members } = usagesOf(page);
      const list = member === null ? code : (members[member] ??= []);
      if (list !== code && list.length === MAX_MEMBER_USAGES) continue;
      const heading = guide.headings.find(({ id }) => id === section);
      list.push({
        ...mention,
        path: joinHash(path, anchor),
        section: heading?.title ?? null,
        ...(heading && { sectionId: heading.id }),
        ...(example && { example }),
      });
    }
    for (const slug of onlyLinked(guide)) usagesOf(slug).mentions.push(mention);
  }
  for (const { members } of usages.values()) Object.values(members).forEach(keepShortest);
  return usages;
}

/** Returns the reference pages that a guide links to and whose symbols its code doesn't use. */
function onlyLinked({ uses, links }: UsingDoc): string[] {
  const used = new Set(uses.map(({ slug }) => slug));
  const linked = new Set(links.map(({ slug }) => slug));
  return [...linked].filter((slug) => slug.startsWith(API_SLUG) && slug !== API_SLUG && !used.has(slug));
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
  members: Members;
}

type Members = GuideUsages['members'];
