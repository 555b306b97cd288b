import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { basePathOf, findPackages, findTsconfig } from '../../../src/node/find-packages';
import { localeCodes, type Locale } from '../../../src/locales/locales';
import { readErrors, type ExplainedErrors } from './typedoc/errors/read-errors';
import type { ReferenceOptions, RunOptions } from '../options';
import type { RunResult } from './run-typedoc';
import { COMMON_CODE, digestFile, digestSources } from '../../../src/node/files';
import { formatProblem } from '../../../src/model/text/problem';
import { count } from '../../../src/model/text/text';
import { syncFolder } from './sync-folder';

/** This plugin's path in the site. */
const PLUGIN = 'plugins/gatsby-plugin-typedoc';

/** Folders with code that affects the reference. */
const CODE = [
  `${PLUGIN}/src`,
  'plugins/shared',
  'packages/declarations',
  'packages/guide-files',
  'packages/nest-modules',
  ...COMMON_CODE,
  'src/locales',
];

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
export async function generateReference(given: ReferenceOptions): Promise<ReferenceReport> {
  const options = withAbsolutePaths(given);
  const { root, toolkitDir, locales, configuration, modules } = options;
  const shown = path.relative(root, toolkitDir) || '.';
  if (!fs.existsSync(toolkitDir)) {
    return failed([
      `${shown}: folder not found. Set TOOLKIT_DIR to the folder that holds the toolkit's packages, or unset it to use toolkit/.`,
    ]);
  }
  const entryPoints = findPackages(toolkitDir);
  if (entryPoints.length === 0) {
    return failed([
      `${shown}: no package found. Expected at least one <package>/src/index.ts (or index.d.ts) below it.`,
    ]);
  }
  const explainedErrors: Partial<Record<Locale, ExplainedErrors>> = {};
  for (const locale of locales) {
    const read = options.errors && readErrors(root, options.errors, locale);
    if (read) explainedErrors[locale] = read;
  }
  const misread = Object.values(explainedErrors).flatMap(({ problems }) => problems);
  if (misread.length > 0) return failed(misread.map(formatProblem));
  const stamp = digestSources(
    root,
    [toolkitDir, ...[options.historyDir, options.overlayDir].filter((folder) => folder !== null), ...CODE],
    [
      // Other versions of TypeDoc, TypeScript, and Prettier may change the output.
      digestFile(path.join(root, 'package-lock.json')),
      { ...options, out: null, reader: null, countTypeErrors: null },
      configuration && digestFile(configuration),
      modules && digestFile(modules),
      explainedErrors,
    ],
  );
  const stampFile = path.join(options.out, STAMP);
  const last = readStamp(stampFile);
  if (
    last?.stamp === stamp &&
    locales.every((locale) => fs.existsSync(path.join(options.out, locale, 'symbols.json')))
  )
    return { problems: [], warnings: [], ran: false, symbols: last.symbols, changedFiles: 0 };

  const own = findTsconfig(toolkitDir);
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'typedoc-'));
  try {
    const written = path.join(scratch, 'reference');
    const result = await runInChild({
      ...options,
      out: written,
      entryPoints,
      basePath: basePathOf(toolkitDir, entryPoints),
      tsconfig: own ?? path.join(root, 'toolkit/tsconfig.json'),
      ownTsconfig: own !== undefined,
      explainedErrors,
    });
    const { typeErrors, commentProblems, symbols } = result;
    const problems = [...result.problems];
    if (!result.ok && problems.length === 0) {
      problems.push(`${shown}: TypeDoc failed. Fix the sources and run "npm run reference -- generate".`);
    }
    if (problems.length > 0) return failed(problems, true);
    let changedFiles = 0;
    for (const locale of locales) {
      changedFiles += syncFolder(path.join(written, locale), path.join(options.out, locale));
    }
    fs.writeFileSync(stampFile, JSON.stringify({ stamp, symbols } satisfies Stamp));
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

/** Makes all paths absolute. Lists and histories that don't exist become null. */
function withAbsolutePaths(options: ReferenceOptions): Required<ReferenceOptions> {
  const { root, locales = localeCodes, sources, errors, overlayDir, reader, modules } = options;
  const at = (name: string) => path.resolve(root, name);
  const existing = (name: string | null | undefined) => (name && fs.existsSync(at(name)) ? at(name) : null);
  return {
    ...options,
    toolkitDir: at(options.toolkitDir),
    out: at(options.out),
    locales,
    sources: sources && { ...sources, file: at(sources.file) },
    overlayDir: overlayDir ? at(overlayDir) : null,
    historyDir: existing(options.historyDir),
    reader: reader ? at(reader) : null,
    configuration: existing(options.configuration),
    modules: modules ? at(modules) : null,
    errors: errors && { ...errors, file: at(errors.file), guidesDir: at(errors.guidesDir) },
  };
}

/** Maximum number of messages of one kind to show. Another toolkit may cause thousands. */
const SHOWN_MESSAGES = 50;

function shortList(messages: readonly string[]): string {
  const rest = messages.length - SHOWN_MESSAGES;
  const lines = rest > 0 ? [...messages.slice(0, SHOWN_MESSAGES), `and ${rest} more`] : messages;
  return lines.map((line) => `  ${line}`).join('\n');
}

function failed(problems: readonly string[], ran = false): ReferenceReport {
  return { problems: [...new Set(problems)], warnings: [], ran, symbols: 0, changedFiles: 0 };
}

/** What a complete run leaves behind: a digest of its input, and the number of symbols. */
interface Stamp {
  stamp: string;
  symbols: number;
}

/** Reads the stamp of the last complete run; undefined if there is none. */
function readStamp(file: string): Stamp | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/**
 * Runs TypeDoc in a child process.
 *
 * @param options - Options for the run.
 * @returns The run's result. If the process crashes, its last output becomes the problem.
 */
function runInChild(options: RunOptions): Promise<RunResult> {
  const { root } = options;
  const program = path.join(root, PLUGIN, 'src/run-typedoc.ts');
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', program],
      { cwd: root, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' } },
      (error, stdout, stderr) => {
        const lines = stdout.trim().split('\n');
        try {
          const result = JSON.parse(lines.at(-1) ?? '') as RunResult;
          const messages = [...lines.slice(0, -1), ...stripVTControlCharacters(stderr).split('\n')].filter(
            (each) => each.trim() !== '',
          );
          resolve(result.ok ? result : { ...result, problems: [...result.problems, ...messages] });
        } catch {
          resolve({
            ok: false,
            problems: [
              `TypeDoc ended without a result: ${error?.message.slice(0, 300) ?? ''} ${stderr.slice(-2000)}`,
            ],
            typeErrors: [],
            commentProblems: [],
            symbols: 0,
          });
        }
      },
    );
    child.stdin?.end(JSON.stringify(options));
  });
}
