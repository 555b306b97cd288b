import { defaultLocale } from '../locales/locales';
import { localePath } from '../model/addresses';

/** A section of a guide that uses a symbol; `hash` is null for the guide as a whole. */
export interface UsedSection {
  docId: string;
  hash: string | null;
}

/** What `guideUsages` needs of a doc. */
export interface UsingDoc {
  docId: string;
  locale: string;
  slug: string;
  title: string;
  type: 'Guide' | 'Reference';
  unlisted: boolean;
  draft: boolean;
  headings: readonly { id: string; title: string }[];
  links: readonly { slug: string }[];
}

/** A guide's section as a page of the reference lists it. */
export interface GuideUsage {
  path: string;
  /** Title of the guide. */
  title: string;
  /** Heading of the section, or null for the guide as a whole. */
  section: string | null;
  /** Set when the guide is not in the language of the page. */
  lang: string | null;
}

/**
 * Who uses what: for every symbol's route, the sections of guides whose code samples use it, and the guides that link to it.
 *
 * @param samples - By place of a symbol, such as `typeorm/classes/Page`: what the check of the samples found.
 * @returns A function from the route of a symbol (without locale) and a locale to the list of its page: sections that show the symbol in use, then guides that mention it,
 *   each in the order of the guides' ids.
 */
export function guideUsages(
  docs: readonly UsingDoc[],
  samples: Readonly<Record<string, readonly UsedSection[]>>,
): (slug: string, locale: string) => GuideUsage[] {
  const bySlug = new Map<string, Map<string, UsedSection>>();
  const add = (slug: string, used: UsedSection) => {
    const known = bySlug.get(slug) ?? new Map<string, UsedSection>();
    bySlug.set(slug, known.set(`${used.docId}#${used.hash ?? ''}`, used));
  };
  for (const [place, sections] of Object.entries(samples)) {
    const [, packageName, rest] = /^(.+)\/([^/]+\/[^/]+)$/.exec(place) ?? [];
    if (packageName && rest) for (const section of sections) add(`/api/${packageName}/src/${rest}/`, section);
  }
  const guides = new Map<string, Map<string, UsingDoc>>();
  for (const doc of docs) {
    if (doc.type !== 'Guide' || doc.draft || doc.unlisted) continue;
    const languages = guides.get(doc.docId) ?? new Map<string, UsingDoc>();
    guides.set(doc.docId, languages.set(doc.locale, doc));
    for (const { slug } of doc.links) {
      if (slug.startsWith('/api/')) add(slug, { docId: doc.docId, hash: null });
    }
  }
  return (slug, locale) => {
    const used = [...(bySlug.get(slug)?.values() ?? [])];
    return used
      .filter(
        ({ docId, hash }) =>
          hash !== null || !used.some((other) => other.docId === docId && other.hash !== null),
      )
      .sort(
        (a, b) => Number(a.hash === null) - Number(b.hash === null) || a.docId.localeCompare(b.docId, 'en'),
      )
      .flatMap(({ docId, hash }) => {
        const languages = guides.get(docId);
        const guide = languages?.get(locale) ?? languages?.get(defaultLocale);
        if (!guide) return [];
        const section = guide.headings.find(({ id }) => id === hash)?.title ?? null;
        const fragment = section === null ? '' : `#${hash}`;
        return {
          path: `${localePath(guide.slug, locale)}${fragment}`,
          title: guide.title,
          section,
          lang: guide.locale === locale ? null : guide.locale,
        };
      });
  };
}
