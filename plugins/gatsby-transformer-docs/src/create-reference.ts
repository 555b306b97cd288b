import path from 'node:path';
import { parseDocument } from 'yaml';
import { compileMarkdown } from './compile/compile-markdown';
import type { Text } from '../../../src/locales/messages';
import { readReferencePath, REFERENCE_KINDS_FILE } from '../../../src/model/reference/kinds';
import type { CompileContext } from './compile/context';
import type { SampleContext } from '../../../packages/samples/render-sample';
import type { Reference, ReferenceFacts, ReferenceRelease } from '../../../src/model/docs/doc';
import {
  docIdOf,
  joinHash,
  localePath,
  releaseId,
  slugOfFile,
  splitHash,
} from '../../../src/model/docs/addresses';
import { splitFrontMatter } from '../../../packages/guide-files/front-matter';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import { firstSentences } from '../../../src/model/text/text';
import { readJsonLines } from './json-lines';
import { isRecord } from '../../../src/model/text/is-record';
import { NO_FACTS } from '../../../src/model/reference/reference-facts';
import type { SymbolBlock } from '../../../src/model/reference/symbol-content';
import { compileContent } from './compile/compile-content';

/** What the site's TypeDoc theme writes into the front matter. */
interface ThemeFacts extends ReferenceFacts {
  content: readonly SymbolBlock[];
}

interface ReferenceSource {
  source: string;
  locale: string;
  /** Path inside `typedoc-out/<locale>/`. */
  relativePath: string;
  sourcePath: string;
}

/**
 * Returns a reference page's fields from a TypeDoc file. Files from the site's TypeDoc theme
 * contain facts in their front matter. For plain typedoc-plugin-markdown files, the facts are read
 * from the path.
 */
export async function createReference(
  { source, locale, relativePath, sourcePath }: ReferenceSource,
  site: { labels: Text<'api' | 'markdown'>; siteRoot: string; samples?: SampleContext },
): Promise<Omit<Reference, 'lastUpdated'>> {
  const problems: Problem[] = [];
  const { yaml, body, bodyOffset } = splitFrontMatter(source);
  const data = readData(yaml, sourcePath, problems);
  const place = readReferencePath(relativePath);
  const name = place.page === 'symbol' ? place.name : null;
  if (place.page === 'unknown') {
    const message = `no route for the TypeDoc directory "${place.directory}". Add it to ${REFERENCE_KINDS_FILE}.`;
    problems.push(errorIn(sourcePath, message));
  }
  const resolve = (target: string): string | null => {
    if (/^(?:https:\/\/|#)/.test(target)) return target;
    const { path: file, hash } = splitHash(target);
    if (!file.endsWith('.md')) return null;
    const below = path.posix.normalize(path.posix.join(path.posix.dirname(relativePath), file));
    return below.startsWith('..') ? null : joinHash(localePath(`/api${slugOfFile(below)}`, locale), hash);
  };
  const { content = [], ...stated } = (data['facts'] ?? {}) as Partial<ThemeFacts>;
  const facts = { ...NO_FACTS, ...stated };
  const context = {
    file: sourcePath,
    relativePath,
    locale,
    siteRoot: site.siteRoot,
    mode: 'reference' as const,
    slugBase: 'api/',
    lineOffset: bodyOffset,
    labels: site.labels,
    findSymbol: () => undefined,
    symbolNames: () => [],
    findImage: () => Promise.resolve({ problem: 'has no place in the reference.' }),
    reference: {
      types: (data['types'] ?? {}) as Record<string, string>,
      resolve,
    },
    ...(site.samples && { samples: site.samples }),
    problems,
    links: [],
    pictures: [],
  } satisfies CompileContext;
  const compiled = await compileMarkdown(content.length > 0 ? '' : body, context);
  const shown = await compileContent(content, facts, context);
  const below = docIdOf(relativePath);
  const docId = relativePath === 'index.md' ? 'api' : `api/${below}`;
  const title = text(data['title']) ?? compiled.leadingTitle ?? name ?? docId;
  return {
    docId,
    locale,
    slug: `/${docId}/`,
    title,
    description: firstSentences(text(data['description']) ?? (compiled.firstParagraph || title), 300),
    headings:
      place.page === 'changes'
        ? changesHeadings(place.package, facts.releases, site.labels)
        : [...compiled.headings, ...shown.headings],
    // On the configuration page, only titles are indexed: each key's description is on its class's
    // page.
    sections: [
      ...compiled.sections,
      ...(place.page === 'configuration'
        ? shown.sections.map((each) => ({ ...each, text: '' }))
        : shown.sections),
    ],
    links: context.links,
    problems,
    sourcePath,
    pageType: 'reference',
    page: place.page === 'unknown' ? 'symbol' : place.page,
    html: compiled.html,
    markdown: content.length > 0 ? shown.markdown : compiled.markdown,
    package: 'package' in place ? place.package : null,
    kind: text(data['kind']) ?? (place.page === 'symbol' ? place.kind : null) ?? null,
    symbol: text(data['symbol']) ?? name ?? null,
    translated: data['translated'] !== false,
    content: shown.content,
    ...facts,
  };
}

/**
 * Returns a changes page's headings: the releases that contain changes. On the page for all
 * packages, the upgrade form comes first.
 */
function changesHeadings(
  packageName: string | null,
  releases: readonly ReferenceRelease[],
  labels: Text<'api' | 'markdown'>,
): Reference['headings'] {
  const entries = releases
    .filter(({ changes }) => changes.length > 0)
    .map((release) => ({
      id: releaseId(release.version, packageName === null ? release.package : undefined),
      title: packageName === null ? `${release.package} ${release.version}` : release.version,
    }));
  if (packageName === null) entries.unshift({ id: 'upgrade', title: labels('changes.upgrade.title') });
  return entries.map((entry) => ({ ...entry, level: 2, line: 1 }));
}

function readData(yaml: string | null, file: string, problems: Problem[]): Record<string, unknown> {
  if (yaml === null) return {};
  const lines = readJsonLines(yaml);
  if (lines) return lines;
  const document = parseDocument(yaml, { prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    problems.push(
      errorIn(
        file,
        `the front matter is not valid YAML (${error.message}). Run "npm run reference -- generate" to regenerate the file.`,
        2,
      ),
    );
    return {};
  }
  const data: unknown = document.toJSON();
  return isRecord(data) ? data : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
