import { socialImagePath } from '../model/docs/addresses';
import { slugTrail } from './slug-trail';

/** The doc fields that a social card uses. */
export interface CardDoc {
  docId: string;
  locale: string;
  slug: string;
  title: string;
  package?: string | null;
}

/** A social card that gatsby-plugin-site-files draws. */
interface SocialCard {
  file: string;
  title: string;
  section: string;
  language: string;
}

/**
 * Returns the social cards to draw: one per guide and one per API package, in every language.
 *
 * @param docs - All docs.
 * @param languages - Language names by locale code.
 */
export function buildSocialCards(
  docs: readonly CardDoc[],
  languages: Readonly<Record<string, string>>,
): SocialCard[] {
  const titles = new Map(docs.map(({ locale, slug, title }) => [`${locale} ${slug}`, title]));
  const cards = new Map<string, SocialCard>();
  for (const doc of docs) {
    const { docId, locale, slug, title } = doc;
    const apiPackage = doc.package ?? null;
    const file = socialImagePath({ docId, locale, package: apiPackage });
    if (cards.has(file)) continue;
    const trail =
      apiPackage === null
        ? slugTrail(slug, (parentSlug) => titles.get(`${locale} ${parentSlug}`)).map((step) => step.title)
        : [titles.get(`${locale} /api/`) ?? 'API'];
    cards.set(file, {
      file,
      title: apiPackage ?? title,
      section: trail.join(' › '),
      language: languages[locale] ?? locale,
    });
  }
  return [...cards.values()];
}
