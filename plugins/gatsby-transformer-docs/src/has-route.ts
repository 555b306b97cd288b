import type { Guide } from '../../../src/model/docs/doc';
import { claimRoutes, type RouteClaim } from '../../../src/model/docs/route-claims';

interface NodeModel {
  findAll: (args: { type: 'Guide'; query: object }) => Promise<{ entries: Iterable<RouteClaim> }>;
}

/** Resolves `Guide.hasRoute` by comparing all guides with the same slug and locale. */
export const hasRouteResolver = {
  type: 'Boolean!',
  resolve: async (
    { slug, locale, sourcePath }: Pick<Guide, 'slug' | 'locale' | 'sourcePath'>,
    _args: unknown,
    { nodeModel }: { nodeModel: NodeModel },
  ): Promise<boolean> => {
    const query = { filter: { slug: { eq: slug }, locale: { eq: locale } } };
    const { entries } = await nodeModel.findAll({ type: 'Guide', query });
    const { bySlug } = claimRoutes([...entries], { drafts: process.env['NODE_ENV'] !== 'production' });
    return bySlug.get(slug)?.get(locale)?.sourcePath === sourcePath;
  },
};
