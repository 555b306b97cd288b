import { translationState } from '../../../packages/guide-files/translation-state';
import { defaultLocale } from '../../../src/locales/locales';
import type { CompiledGuide } from './create-guide';

type Source = Pick<CompiledGuide, 'docId' | 'locale' | 'translatedFrom'>;

interface NodeModel {
  findOne: (args: { type: 'Guide'; query: object }) => Promise<Pick<CompiledGuide, 'sourceDigest'> | null>;
}

/**
 * Resolves `Guide.outdated`. Because this queries the node model, Gatsby also rerenders a
 * translation when only the original changes.
 */
export const outdatedResolver = {
  type: 'Boolean!',
  resolve: async (
    { docId, locale, translatedFrom }: Source,
    _args: unknown,
    { nodeModel }: { nodeModel: NodeModel },
  ): Promise<boolean> => {
    if (locale === defaultLocale) return false;
    const original = await nodeModel.findOne({
      type: 'Guide',
      query: { filter: { docId: { eq: docId }, locale: { eq: defaultLocale } } },
    });
    return original !== null && translationState(original.sourceDigest, { translatedFrom }) === 'outdated';
  },
};
