import { translationState } from '../../../packages/guide-files/translation-state';
import { defaultLocale, localeCodes } from '../../../src/locales/locales';
import type { CompiledGuide } from './create-guide';
import { changesSince } from './original-changes';

type Source = Pick<CompiledGuide, 'docId' | 'locale' | 'sourcePath' | 'sourceDigest'>;

interface NodeModel {
  findOne: (args: {
    type: 'Guide';
    query: object;
  }) => Promise<Pick<CompiledGuide, 'translatedFrom' | 'draft'> | null>;
}

/** Resolves `Guide.translations`, an original's state in each other language. */
export const translationsResolver = {
  resolve: async (
    { docId, locale: original, sourcePath, sourceDigest }: Source,
    _args: unknown,
    { nodeModel }: { nodeModel: NodeModel },
  ): Promise<Queries.DocTranslation[]> =>
    Promise.all(
      localeCodes
        .filter((locale) => original === defaultLocale && locale !== defaultLocale)
        .map(async (locale) => {
          const query = { filter: { docId: { eq: docId }, locale: { eq: locale } } };
          const translation = await nodeModel.findOne({ type: 'Guide', query });
          const state = translationState(
            sourceDigest,
            translation?.draft ? undefined : (translation ?? undefined),
          );
          const changes =
            state === 'outdated' ? changesSince(sourcePath, translation?.translatedFrom ?? '') : null;
          return { locale, state, since: changes?.since ?? null, sentences: changes?.sentences ?? null };
        }),
    ),
};
