import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readFeedPages } from './src/feed-page';
import { writeFeeds, type FeedOptions } from './src/write-feeds';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    title: Joi.string().required().description('Name of the site.'),
    siteUrl: Joi.string().uri().required().description('Scheme and host, without the path prefix.'),
    locales: Joi.array()
      .items(Joi.object({ code: Joi.string().required(), lang: Joi.string().required() }))
      .min(1)
      .required()
      .description('Languages, the default one first.'),
    labels: Joi.object().required().description('Words of each language that stand in the feeds.'),
    twinPath: Joi.function().required().description('Path of the Markdown twin of the page at a path.'),
    localePath: Joi.function().required().description('Path of a slug in a language.'),
    outline: Joi.function().required().description('The navigation of a language, out of its docs.'),
  });

/** Writes sitemap, robots.txt, the Markdown twins and llms.txt below `public/`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { store, getNode, cache, basePath, reporter },
  pluginOptions,
) => {
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: Map<string, { path: string; context?: Record<string, unknown> }>;
  };
  const timer = reporter.activityTimer('Feeds for machines');
  timer.start();
  const report = await writeFeeds(
    readFeedPages(pages.values(), getNode as unknown as Parameters<typeof readFeedPages>[1]),
    pluginOptions as unknown as FeedOptions,
    {
      root: program.directory,
      target: path.join(program.directory, 'public'),
      prefix: basePath,
      cache,
    },
  );
  timer.setStatus(`${report.pages} pages, ${report.written} twins written`);
  timer.end();
};
