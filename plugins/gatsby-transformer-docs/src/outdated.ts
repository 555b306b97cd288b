import { defaultLocale } from '../../../src/locales/locales';
import type { GuideFields } from './create-guide';

type Source = Pick<GuideFields, 'docId' | 'locale' | 'translatedFrom'>;

interface NodeModel {
  findOne: (args: { type: 'Guide'; query: object }) => Promise<Pick<GuideFields, 'sourceDigest'> | null>;
}

/**
 * Resolves `Guide.outdated`. Asking the node model rather than storing the answer lets Gatsby render a translated page again when only its
 * original has changed.
 */
export const outdatedResolver = {
  type: 'Boolean!',
  resolve: async (
    { docId, locale, translatedFrom }: Source,
    _args: unknown,
    { nodeModel }: { nodeModel: NodeModel },
  ): Promise<boolean> => {
    if (locale === defaultLocale || translatedFrom === null) return false;
    const original = await nodeModel.findOne({
      type: 'Guide',
      query: { filter: { docId: { eq: docId }, locale: { eq: defaultLocale } } },
    });
    return original !== null && original.sourceDigest !== translatedFrom;
  },
};
