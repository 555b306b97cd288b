import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { CompilationHash } from './src/compilation-hash';
import { readPageTexts } from './src/page-texts';

interface Options {
  inlineScripts: string;
  rewriters: string[];
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    inlineScripts: Joi.string()
      .required()
      .description('Folder of the scripts that stand in pages; handed over as `__PAGE_TEXTS__`.'),
    rewriters: Joi.array()
      .items(Joi.string())
      .required()
      .description('Folders of plugins that rewrite finished pages.'),
  });

/**
 * Gives the code that renders pages the texts that stand in all of them. It could read the files itself, but Gatsby then cannot know
 * when a page is out of date, and renders all of them in every build. For the same reason the style sheets and the plugins that
 * rewrite pages are part of what is handed over: a page that was rendered with others has to be rendered anew.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (
  { stage, actions, plugins, store },
  pluginOptions,
) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [new CompilationHash()] });
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const { inlineScripts, rewriters } = pluginOptions as unknown as Options;
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const texts = await readPageTexts(
    path.resolve(root, inlineScripts),
    path.join(root, 'public/webpack.stats.json'),
    rewriters.map((folder) => path.resolve(root, folder)),
  );
  actions.setWebpackConfig({ plugins: [plugins.define({ __PAGE_TEXTS__: JSON.stringify(texts) })] });
};
