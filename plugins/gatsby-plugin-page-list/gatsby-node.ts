import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { listPages } from './src/list-pages';

interface Options {
  localeCodes: string[];
  defaultLocale: string;
  types: string[];
}

type DocNode = Node & { locale: string; slug: string; title: string; draft?: boolean; unlisted?: boolean };

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    localeCodes: Joi.array().items(Joi.string()).required(),
    defaultLocale: Joi.string().required(),
    types: Joi.array().items(Joi.string()).required().description('Node types that have pages.'),
  });

/** Writes `/page-list/<locale>.json`, which the not-found page loads to find what was meant. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store, getNodesByType }, pluginOptions) => {
  const { localeCodes, defaultLocale, types } = pluginOptions as unknown as Options;
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const folder = path.join(root, 'public/page-list');
  const docs = types
    .flatMap((type) => getNodesByType(type) as DocNode[])
    .map(({ locale, slug, title, draft, unlisted }) => ({
      locale,
      slug,
      title,
      hidden: Boolean(draft || unlisted),
    }));
  fs.mkdirSync(folder, { recursive: true });
  for (const locale of localeCodes) {
    fs.writeFileSync(
      path.join(folder, `${locale}.json`),
      JSON.stringify(listPages(docs, locale, defaultLocale)),
    );
  }
};
