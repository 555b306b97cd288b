import fs from 'node:fs';
import path from 'node:path';
import { checkPicture } from '../../plugins/gatsby-transformer-docs/src/check-picture';
import { createGuide, type CompiledGuide } from '../../plugins/gatsby-transformer-docs/src/create-guide';
import { findImage } from '../../plugins/gatsby-transformer-docs/src/find-image';
import { readGuideFrontMatter, splitFrontMatter } from '../../packages/guide-files/front-matter';
import { listGuides, type GuideFile } from '../../packages/guide-files/list-guides';
import { readGuide } from '../../packages/guide-files/read-guide';
import { readQuotedGuide } from '../../plugins/gatsby-transformer-docs/src/quoted-guides';
import { readSymbolIndex } from '../../plugins/gatsby-transformer-docs/src/symbol-index';
import { aliases } from '../../src/config/aliases';
import { localeCodes, type Locale } from '../../src/locales/locales';
import { readTexts } from '../../src/locales/read-messages';
import { API_SLUG, docIdOf, slugOf, slugOfFile } from '../../src/model/docs/addresses';
import { COLOR_TOKENS, readColorTokens } from '../../src/model/browser/color-tokens';
import { listFiles } from '../../src/node/files';
import { formatProblem, sortProblems } from '../../src/model/text/problem';
import type { SymbolEntry } from '../../src/model/reference/symbol-entry';
import { count } from '../../src/model/text/text';
import { buildRoutes, type RoutableDoc } from '../../src/routes/build-routes';
import { checkLinks, siteFiles, type LinkingDoc } from '../../src/routes/check-links';
import { wantedFiles } from '../../packages/guide-files/wanted-files';

/**
 * Compiles guides as a build does, without pages, and reports their problems:
 * `npm run check -- guides [file …]`. The reference must have been generated. Anchors on its pages
 * are only checked if the link names a symbol.
 */
export async function run(): Promise<void> {
  const root = process.cwd();
  const { covers } = wantedFiles(root);
  const guides: GuideFile[] = [];
  const compiled = new Map<string, CompiledGuide>();
  for (const locale of localeCodes) {
    const site = readSite(root, locale);
    for (const file of listGuides(root, locale)) {
      guides.push(file);
      if (covers(file.sourcePath)) compiled.set(file.sourcePath, await compile(root, file, site));
    }
  }
  const docs = [
    ...guides.map((file) => guideDoc(file, compiled.get(file.sourcePath))),
    ...localeCodes.flatMap((locale) => referenceDocs(root, locale)),
  ];
  const files = siteFiles(listFiles(path.join(root, 'static')));
  const { routes, problems: routeProblems } = buildRoutes(docs, { drafts: true, aliases, files });
  const problems = sortProblems([
    ...[...compiled.values()].flatMap((guide) => guide.problems),
    ...routeProblems.filter(({ file }) => compiled.has(file)),
    ...checkLinks(docs, routes, files),
  ]);
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(`${count(compiled.size, 'guide')}, problems: ${problems.length}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Reads everything that a language's guides are compiled with, except pictures. */
function readSite(root: string, locale: Locale) {
  const symbols = readSymbolIndex(path.join(root, 'typedoc-out', locale, 'symbols.json'));
  const tokens = fs.readFileSync(path.join(root, COLOR_TOKENS), 'utf8');
  return {
    t: readTexts(locale, 'api', 'markdown'),
    siteRoot: '',
    findSymbol: symbols.find,
    symbolNames: symbols.names,
    colorTokens: new Set(readColorTokens(tokens).map(({ name }) => name)),
  };
}

function compile(root: string, file: GuideFile, site: ReturnType<typeof readSite>): Promise<CompiledGuide> {
  const absolutePath = path.join(root, file.sourcePath);
  const findPicture = (relative: string) => {
    const picture = path.resolve(path.dirname(absolutePath), relative);
    const problem = checkPicture(picture, path.join(root, 'content'));
    if (problem !== null) return Promise.resolve({ problem });
    return findImage(picture, { publish: () => '', addClean: () => Promise.resolve(picture) });
  };
  return createGuide(
    { ...file, absolutePath },
    {
      ...site,
      findImage: findPicture,
      findCode: (relative) => readQuotedGuide(relative, { ...file, absolutePath }),
    },
  );
}

type Doc = RoutableDoc & LinkingDoc;

function guideDoc(file: GuideFile, compiled: CompiledGuide | undefined): Doc {
  const docId = docIdOf(file.relativePath);
  const { data } = readGuideFrontMatter(splitFrontMatter(file.source).yaml, file.sourcePath);
  return {
    ...file,
    nodeId: file.sourcePath,
    docId,
    slug: slugOf(docId),
    pageType: 'guide',
    mdxPath: null,
    draft: data.draft,
    unlisted: data.unlisted,
    links: (compiled?.links ?? []).map((link) =>
      link.slug.startsWith(API_SLUG) && !link.written.startsWith('api:') ? { ...link, hash: null } : link,
    ),
    // Few guides are linked, so the others needn't be parsed.
    get headingIds() {
      return readGuide(file).headings.map(({ id }) => id);
    },
  };
}

/** Reads the reference pages in `typedoc-out/`, with the anchors of their members. */
function referenceDocs(root: string, locale: string): Doc[] {
  const folder = path.join('typedoc-out', locale);
  const symbols = JSON.parse(
    fs.readFileSync(path.join(root, folder, 'symbols.json'), 'utf8'),
  ) as SymbolEntry[];
  const members = new Map(symbols.map((symbol) => [symbol.slug, Object.values(symbol.members)]));
  return listFiles(path.join(root, folder), (file) => file.endsWith('.md')).map((file) => {
    const slug = `${API_SLUG}${slugOfFile(file).slice(1)}`;
    const sourcePath = `${folder}/${file}`;
    return {
      nodeId: sourcePath,
      docId: docIdOf(`api/${file}`),
      locale,
      slug,
      sourcePath,
      pageType: 'reference',
      mdxPath: null,
      draft: false,
      unlisted: false,
      links: [],
      headingIds: members.get(slug) ?? [],
    };
  });
}
