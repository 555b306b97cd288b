import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { basePathOf, findPackages, findTsconfig } from '../../../src/node/find-packages';
import { readStamp, stampInputs } from './input-stamp';
import { defaultLocale, localeCodes, type Locale } from '../../../src/locales/locales';
import { readTexts } from '../../../src/locales/read-messages';
import {
  CONFIGURATION_PAGE,
  ERRORS_PAGE,
  REFERENCE_KINDS_FILE,
  readReferencePath,
} from '../../../src/model/reference/kinds';
import { writeErrorsPage } from './errors/errors-page';
import { readErrors, type ErrorFacts, type ErrorSources } from './errors/read-errors';
import { PLUGIN, runInChild } from './run-in-child';
import { digestFile, listFiles } from '../../../src/node/files';
import type { PackageCoverage } from '../../../src/model/reference/package-coverage';
import { formatProblem } from '../../../src/model/text/problem';
import { count } from '../../../src/model/text/text';
import { syncFolder } from './sync-folder';
import type { SymbolEntry } from '../../../src/model/reference/symbol-entry';
import type { PublishedSources } from './typedoc/source-positions';

/** Folders with code that affects the reference. */
const CODE = [
  `${PLUGIN}/src`,
  'plugins/shared',
  'packages/declarations',
  'packages/guide-files',
  'packages/nest-modules',
  'src/model/docs',
  'src/model/reference',
  'src/model/text',
  'src/node',
  'src/locales',
];

export interface ReferenceOptions {
  /** The site's root folder. */
  root: string;
  /** Folder that contains the packages. */
  toolkitDir: string;
  /** Output folder for the Markdown, with one subfolder per locale. */
  out: string;
  /** Languages to write; all by default. */
  locales?: readonly Locale[];
  scope: string;
  /** Also counts type errors, for a checkout that isn't type-checked otherwise. */
  countTypeErrors: boolean;
  /** Symbol positions in published sources; null to use TypeDoc's positions. */
  sources: PublishedSources | null;
  /** Folder of declarations whose comments replace the toolkit's; null or absent for none. */
  overlayDir?: string | null;
  /** Folder of package histories; null if there are none. */
  historyDir: string | null;
  /**
   * Path to a `SourceReader` module that also reads the parsed toolkit files; null or absent for
   * none.
   */
  reader?: string | null;
  /** List of configuration keys; null or absent to omit their page. */
  configuration?: string | null;
  /** What Nest modules declare; null or absent to read it from the packages' source code. */
  modules?: string | null;
  /** Sources for the error messages page; null to omit the page. */
  errors: ErrorSources | null;
}

export interface ReferenceReport {
  /** All problems; empty when the reference is complete. */
  problems: string[];
  warnings: string[];
  /** False when the sources are unchanged, so TypeDoc did not run. */
  ran: boolean;
  symbols: number;
  changedFiles: number;
}

const STAMP = '.stamp.json';

/**
 * Writes `typedoc-out/<locale>/` for every locale if the sources changed since the last run.
 * If it fails, the previous output stays in place.
 */
export async function generateReference(options: ReferenceOptions): Promise<ReferenceReport> {
  const toolkit = path.resolve(options.root, options.toolkitDir);
  const shown = path.relative(options.root, toolkit) || '.';
  if (!fs.existsSync(toolkit)) {
    return failed([
      `${shown}: folder not found. Set TOOLKIT_DIR to the folder that holds the toolkit's packages, or unset it to use toolkit/.`,
    ]);
  }
  const entryPoints = findPackages(toolkit);
  if (entryPoints.length === 0) {
    return failed([
      `${shown}: no package found. Expected at least one <package>/src/index.ts (or index.d.ts) below it.`,
    ]);
  }
  const { locales = localeCodes, scope, sources } = options;
  const historyDir = options.historyDir === null ? null : path.resolve(options.root, options.historyDir);
  const overlay = options.overlayDir ? path.resolve(options.root, options.overlayDir) : null;
  const listed = options.configuration ? path.resolve(options.root, options.configuration) : null;
  const configuration = listed !== null && fs.existsSync(listed) ? listed : null;
  const modules = options.modules ? path.resolve(options.root, options.modules) : null;
  const errors = locales.map((locale) => options.errors && readErrors(options.root, options.errors, locale));
  const misread = errors.flatMap((facts) => facts?.problems ?? []);
  if (misread.length > 0) return failed(misread.map(formatProblem));
  const stamp = stampInputs(
    [
      // TypeDoc, TypeScript, and Prettier.
      digestFile(path.join(options.root, 'package-lock.json')),
      toolkit,
      locales,
      scope,
      sources,
      configuration && digestFile(configuration),
      modules && digestFile(modules),
      options.errors?.guidesDir,
      errors.map((facts) => facts && { ...facts, guideTitles: [...facts.guideTitles] }),
    ],
    [
      toolkit,
      ...(historyDir === null || !fs.existsSync(historyDir) ? [] : [historyDir]),
      ...(overlay === null ? [] : [overlay]),
      ...CODE.map((folder) => path.join(options.root, folder)),
    ],
  );
  const stampFile = path.join(options.out, STAMP);
  if (readStamp(stampFile) === stamp && locales.every((locale) => symbolCount(options.out, locale) > 0)) {
    return {
      problems: [],
      warnings: [],
      ran: false,
      symbols: symbolCount(options.out, defaultLocale),
      changedFiles: 0,
    };
  }

  const own = findTsconfig(toolkit);
  const tsconfig = own ?? path.join(options.root, 'toolkit/tsconfig.json');
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'typedoc-'));
  try {
    const written = path.join(scratch, 'reference');
    const result = await runInChild(options.root, {
      locales,
      entryPoints,
      basePath: basePathOf(toolkit, entryPoints),
      tsconfig,
      ownTsconfig: own !== undefined,
      out: written,
      scope,
      sources: sources && { ...sources, file: path.resolve(options.root, sources.file) },
      overlay,
      historyDir,
      errors: options.errors,
      configuration,
      modules,
      reader: options.reader ? path.resolve(options.root, options.reader) : null,
      countTypeErrors: options.countTypeErrors,
    });
    const { typeErrors, commentProblems, symbols } = result;
    const problems = [...result.problems];
    if (!result.ok && problems.length === 0) {
      problems.push(`${shown}: TypeDoc failed. Fix the sources and run "npm run reference -- generate".`);
    }
    if (problems.length > 0) return failed(problems, true);
    for (const [index, locale] of locales.entries()) {
      const facts = errors[index];
      if (fs.existsSync(path.join(written, locale, CONFIGURATION_PAGE)))
        addHint(path.join(written, locale), locale, 'configurationHint', CONFIGURATION_PAGE);
      if (facts && options.errors)
        problems.push(...writeErrors(path.join(written, locale), locale, facts, options.errors.sourcesUrl));
      problems.push(...pathProblems(path.join(written, locale), locale));
    }
    if (problems.length > 0) return failed(problems, true);
    let changedFiles = 0;
    for (const locale of locales) {
      changedFiles += syncFolder(path.join(written, locale), path.join(options.out, locale));
    }
    fs.writeFileSync(stampFile, JSON.stringify({ stamp }));
    return {
      problems: [],
      warnings: [
        ...(own
          ? []
          : [`${shown}: no tsconfig.json found in it or its parent folders; using toolkit/tsconfig.json.`]),
        ...(typeErrors.length > 0
          ? [
              `${shown}: the sources have ${count(typeErrors.length, 'type error')}. They are still documented, but types that could not be resolved show as "any".\n${shortList(typeErrors)}`,
            ]
          : []),
        ...(commentProblems.length > 0
          ? [`Doc comments lose links or text:\n${shortList(commentProblems)}`]
          : []),
      ],
      ran: true,
      symbols,
      changedFiles,
    };
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** Maximum number of messages of one kind to show. Another toolkit may cause thousands. */
const SHOWN_MESSAGES = 50;

function shortList(messages: readonly string[]): string {
  const rest = messages.length - SHOWN_MESSAGES;
  const lines = rest > 0 ? [...messages.slice(0, SHOWN_MESSAGES), `and ${rest} more`] : messages;
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Writes the error messages page, and counts the explained messages. Returns problems. */
function writeErrors(out: string, locale: Locale, facts: ErrorFacts, sourcesUrl: string): string[] {
  const problems: string[] = [];
  const onProblem = (message: string) => problems.push(message);
  const symbols = JSON.parse(fs.readFileSync(path.join(out, 'symbols.json'), 'utf8')) as SymbolEntry[];
  const words = readTexts(locale, 'reference');
  const coverageFile = path.join(out, 'coverage.json');
  const coverage = JSON.parse(fs.readFileSync(coverageFile, 'utf8')) as Record<string, PackageCoverage>;
  // The list may be about another toolkit: keep only packages that this one has.
  const errors = Object.fromEntries(Object.entries(facts.errors).filter(([name]) => name in coverage));
  for (const [name, counts] of Object.entries(coverage)) {
    const messages = (errors[name] ?? []).map(({ message }) => message);
    counts.messages = messages.length;
    counts.missingMessages = messages.filter((message) => !facts.explanations[name]?.[message]);
  }
  fs.writeFileSync(coverageFile, `${JSON.stringify(coverage)}\n`);
  if (Object.keys(errors).length === 0) return problems;
  fs.writeFileSync(
    path.join(out, ERRORS_PAGE),
    writeErrorsPage({ ...facts, errors, sourcesUrl, symbols, words, onProblem }),
  );
  addHint(out, locale, 'errorsHint', ERRORS_PAGE);
  return problems;
}

/** Links a page from the reference's root page. */
function addHint(
  out: string,
  locale: Locale,
  message: 'configurationHint' | 'errorsHint',
  page: string,
): void {
  const text = readTexts(locale, 'reference')(message, { file: `./${page}` });
  fs.appendFileSync(path.join(out, 'index.md'), `\n${text}\n`);
}

function failed(problems: readonly string[], ran = false): ReferenceReport {
  return { problems: [...new Set(problems)], warnings: [], ran, symbols: 0, changedFiles: 0 };
}

/** Reports files in `typedoc-out/<locale>/` whose folder is not a known kind. */
export function pathProblems(directory: string, locale: string): string[] {
  const files = listFiles(directory).filter((file) => file.endsWith('.md'));
  if (files.length === 0)
    return [
      `typedoc-out/${locale}: no Markdown found. Run "npm run reference -- generate" to generate it from toolkit/.`,
    ];
  return files.flatMap((file) => {
    const read = readReferencePath(file);
    return read.page === 'unknown'
      ? [
          `typedoc-out/${locale}/${file}: no route for the TypeDoc directory "${read.directory}". Add it to ${REFERENCE_KINDS_FILE}.`,
        ]
      : [];
  });
}

/** Counts the symbols that the last run wrote; 0 if there was no run. */
function symbolCount(out: string, locale: string): number {
  try {
    const entries: unknown = JSON.parse(fs.readFileSync(path.join(out, locale, 'symbols.json'), 'utf8'));
    return Array.isArray(entries) ? entries.length : 0;
  } catch {
    return 0;
  }
}
