import { socialImagePath } from '../model/addresses';
import { slugTrail } from './slug-trail';

/** What a card needs to know of a Doc. */
export interface CardDoc {
  docId: string;
  locale: string;
  slug: string;
  title: string;
  package?: string | null;
}

/** A picture to draw: see gatsby-plugin-outputs. */
interface SocialCard {
  file: string;
  title: string;
  section: string;
  language: string;
}

/**
 * The pictures the site needs: one for every guide, one for every API package in every language.
 *
 * @param languages - Own name of each language by its code.
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
        ? slugTrail(slug, (above) => titles.get(`${locale} ${above}`)).map((step) => step.title)
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
