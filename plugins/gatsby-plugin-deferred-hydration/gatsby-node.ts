import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { minify } from 'terser';
import { buildBootFile } from './src/boot-file';
import { deferPage, pagePathOf, stitchBoot } from './src/defer-page';
import { readGatsbyScripts } from './src/gatsby-scripts';
import { toIsland, type LocaleEdges, type PageData } from './src/page-island';

interface Options {
  inlineScript: string;
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    inlineScript: Joi.string()
      .required()
      .description('File of the script that stands in every page; see its own comment.'),
  });

/** Rewrites the finished pages, so that the framework is loaded on the reader's first movement and not before. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { store, pathPrefix, reporter },
  pluginOptions,
) => {
  const { inlineScript } = pluginOptions as unknown as Options;
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const publicDir = path.join(root, 'public');
  const timer = reporter.activityTimer('Putting hydration off');
  timer.start();
  const { code } = await minify(fs.readFileSync(path.resolve(root, inlineScript), 'utf8'));
  const gatsby = readGatsbyScripts(
    fs.readFileSync(path.join(publicDir, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8'),
  );
  const paths = [...(store.getState() as { pages: Map<string, unknown> }).pages.keys()];
  const boot = buildBootFile(gatsby, collectLocales(publicDir, paths));
  removeOldBootFiles(publicDir, boot.name);
  fs.writeFileSync(path.join(publicDir, boot.name), boot.text);

  const base = pathPrefix.replace(/\/$/, '');
  const bootUrl = `${base}/${boot.name}`;
  let deferred = 0;
  for (const pagePath of paths) {
    const file = htmlFile(publicDir, pagePath);
    if (!fs.existsSync(file)) continue;
    const html = fs.readFileSync(file, 'utf8');
    const fresh = pagePathOf(html);
    const data = fresh === null ? null : readPageData(publicDir, pagePath);
    const next =
      fresh === null
        ? stitchBoot(html, bootUrl, base)
        : deferPage(html, fresh, {
            bootUrl,
            base,
            inlineScript: code ?? '',
            island: data && toIsland(data).island,
          });
    if (next === html) continue;
    fs.writeFileSync(file, next);
    deferred++;
  }
  timer.setStatus(`${deferred} pages`);
  timer.end();
};

function htmlFile(publicDir: string, pagePath: string): string {
  return pagePath.endsWith('.html')
    ? path.join(publicDir, pagePath)
    : path.join(publicDir, pagePath, 'index.html');
}

function readPageData(publicDir: string, pagePath: string): PageData | null {
  try {
    const folder = pagePath === '/' ? 'index' : pagePath;
    return JSON.parse(
      fs.readFileSync(path.join(publicDir, 'page-data', folder, 'page-data.json'), 'utf8'),
    ) as PageData;
  } catch {
    return null;
  }
}

/** The interface texts of each language, from the first page that has them. */
function collectLocales(publicDir: string, paths: readonly string[]): Record<string, LocaleEdges> {
  const locales: Record<string, LocaleEdges> = {};
  for (const pagePath of [...paths].sort()) {
    const language = /^\/([a-z]{2})\//.exec(pagePath)?.[1] ?? '';
    if (Object.hasOwn(locales, language)) continue;
    const data = readPageData(publicDir, pagePath);
    if (!data) continue;
    const own = data.result.pageContext.language;
    const texts = toIsland(data).locales;
    if (own && texts !== undefined && !Object.hasOwn(locales, own)) locales[own] = texts;
    if (own && language !== own) locales[language] = locales[own];
  }
  return Object.fromEntries(
    Object.entries(locales).filter(([language, texts]) => language !== '' && texts !== undefined),
  );
}

function removeOldBootFiles(publicDir: string, keep: string): void {
  for (const name of fs.readdirSync(publicDir)) {
    if (/^boot-[0-9a-f]{20}\.js$/.test(name) && name !== keep) fs.rmSync(path.join(publicDir, name));
  }
}
