import { translationState } from '../../../packages/guide-files/translation-state';
import { defaultLocale, localeCodes } from '../../../src/locales/locales';
import { claimRoutes, type RouteClaim } from '../../../src/model/docs/route-claims';
import type { CompiledGuide } from './create-guide';
import { changesSince } from './original-changes';

/** A resolver's context: the method of Gatsby's node model that it queries guides with. */
interface Context<Method extends 'findAll' | 'findOne', Found> {
  nodeModel: Record<Method, (args: { type: 'Guide'; query: object }) => Promise<Found>>;
}

/** Resolves `Guide.hasRoute` by comparing all guides with the same slug and locale. */
export const hasRouteResolver = {
  type: 'Boolean!',
  resolve: async (
    { slug, locale, sourcePath }: Pick<CompiledGuide, 'slug' | 'locale' | 'sourcePath'>,
    _args: unknown,
    { nodeModel }: Context<'findAll', { entries: Iterable<RouteClaim> }>,
  ): Promise<boolean> => {
    const query = { filter: { slug: { eq: slug }, locale: { eq: locale } } };
    const { entries } = await nodeModel.findAll({ type: 'Guide', query });
    const { bySlug } = claimRoutes([...entries], { drafts: process.env['NODE_ENV'] !== 'production' });
    return bySlug.get(slug)?.get(locale)?.sourcePath === sourcePath;
  },
};

/**
 * Resolves `Guide.outdated`. Because this queries the node model, Gatsby also rerenders a
 * translation when only the original changes.
 */
export const outdatedResolver = {
  type: 'Boolean!',
  resolve: async (
    { docId, locale, translatedFrom }: Pick<CompiledGuide, 'docId' | 'locale' | 'translatedFrom'>,
    _args: unknown,
    { nodeModel }: Context<'findOne', Pick<CompiledGuide, 'sourceDigest'> | null>,
  ): Promise<boolean> => {
    if (locale === defaultLocale) return false;
    const original = await nodeModel.findOne({
      type: 'Guide',
      query: { filter: { docId: { eq: docId }, locale: { eq: defaultLocale } } },
    });
    return original !== null && translationState(original.sourceDigest, { translatedFrom }) === 'outdated';
  },
};

/** Resolves `Guide.translations`, an original's state in each other language. */
export const translationsResolver = {
  resolve: async (
    {
      docId,
      locale: original,
      sourcePath,
      sourceDigest,
    }: Pick<CompiledGuide, 'docId' | 'locale' | 'sourcePath' | 'sourceDigest'>,
    _args: unknown,
    { nodeModel }: Context<'findOne', Pick<CompiledGuide, 'translatedFrom' | 'draft'> | null>,
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
