import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localeCodes, translatedLocales } from '../../src/locales/locales';
import { PAGE_HASHES, type PageHashes } from '../../src/node/content-policy';
import { removeBuildFiles } from '../../src/node/build-files';
import { readTexts } from '../../src/locales/read-messages';
import { cacheFolder, readState, runStaticQuery } from '../shared/gatsby-state';
import type { Options } from './options';
import { findSecret } from './src/hosts/check-secrets';
import { compressFiles } from './src/hosts/compress-files';
import { writeHostFiles } from './src/hosts/write-host-files';
import { readOutputPages } from './src/output-page';
import { drawCards } from './src/social-images/draw-cards';
import { writeOutputs, type OutputOptions } from './src/write-outputs';

/** Environment variables whose values may not be published. */
const SECRETS = ['ALGOLIA_ADMIN_KEY'];
const LOGO = 'static/favicon.svg';
/** One font family, in weights 400 and 700. */
const FONTS = ['400Regular', '700Bold'].map(
  (style) => `node_modules/@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`,
);

/**
 * Writes the files for search engines, feed readers, AI agents, hosts, and the not-found page to
 * `public/`.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { store, getNode, cache, getCache, graphql, basePath, reporter },
  pluginOptions,
) => {
  const options = pluginOptions as unknown as Options;
  const { program, pages, redirects } = readState(store);
  const target = path.join(program.directory, 'public');
  const outputPages = readOutputPages(pages.values(), getNode);
  const data = await runStaticQuery<Queries.MdxDataQuery>('MdxData', store, graphql);
  const fileTimer = reporter.activityTimer('Writing sitemap, feeds, and Markdown');
  fileTimer.start();
  const texts = Object.fromEntries(
    localeCodes.map((locale) => [locale, readTexts(locale, 'api', 'feeds', 'home', 'markdown')]),
  ) as OutputOptions['texts'];
  const written = await writeOutputs(
    outputPages,
    { ...options, texts, data },
    { root: program.directory, target, prefix: basePath, cache },
  );
  fileTimer.setStatus(`${outputPages.length} pages, ${written} Markdown files written`);
  fileTimer.end();

  const imageTimer = reporter.activityTimer('Drawing social images');
  imageTimer.start();
  const allCards = options.cards([...new Set(outputPages.map(({ doc }) => doc))]);
  const drawn = await drawCards(
    allCards,
    { ...options.cardColors, siteName: options.title, logo: readLogo(path.join(program.directory, LOGO)) },
    {
      root: program.directory,
      fonts: FONTS.map((file) => path.join(program.directory, file)),
      target,
      cache: cacheFolder(cache, 'cards'),
      memory: cache,
    },
  );
  imageTimer.setStatus(`${drawn} of ${allCards.length} drawn`);
  imageTimer.end();

  const hashes = (await getCache(PAGE_HASHES.plugin).get(PAGE_HASHES.key)) as PageHashes | undefined;
  if (!hashes) {
    reporter.panicOnBuild(
      `The hashes of inline scripts are missing. In gatsby-config.ts, list ${PAGE_HASHES.plugin} before gatsby-plugin-site-files.`,
    );
    return;
  }
  writeHostFiles(target, {
    base: basePath.replace(/\/$/, ''),
    siteUrl: options.siteUrl,
    connect: options.connect,
    noIndex: options.noIndex,
    hashes,
    redirects,
    notFoundLocales: translatedLocales,
    asksForFeedback: options.asksForFeedback,
  });
  // Remove them last, because gatsby-plugin-islands reads them in this hook, too.
  removeBuildFiles(target);
  const leaks = SECRETS.flatMap((name) => findLeaks(target, name)).sort();
  if (leaks.length > 0)
    reporter.panicOnBuild(
      `Files in public/ contain a secret (${leaks.length}):\n\n${leaks.map((leak) => `  ${leak}`).join('\n')}\n`,
    );
  if (!options.compressesFiles) return;
  const compressTimer = reporter.activityTimer('Compressing text files');
  compressTimer.start();
  compressTimer.setStatus(`${await compressFiles(target, cache)} files compressed`);
  compressTimer.end();
};

function findLeaks(publicDir: string, variable: string): string[] {
  const secret = process.env[variable];
  if (!secret) return [];
  return findSecret(publicDir, secret).map(
    (file) =>
      `public/${file}: contains the value of ${variable}. Don't publish this build; find out where the value was added.`,
  );
}

/** Returns the SVG element in a file, or an empty string if the file doesn't exist. */
function readLogo(file: string): string {
  if (!fs.existsSync(file)) return '';
  return /<svg[^]*<\/svg>/.exec(fs.readFileSync(file, 'utf8'))?.[0] ?? '';
}
