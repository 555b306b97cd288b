import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPackages, findTsconfig } from './find-packages';
import { REFERENCE_KINDS_FILE, readReferencePath } from './reference-kinds';
import type { RunOptions, RunResult } from './run-typedoc';
import { listFiles, syncFolder } from './sync-folder';

export interface ReferenceOptions {
  /** Root of the site. */
  root: string;
  /** Folder that holds the packages. */
  toolkitDir: string;
  /** Folder the Markdown goes to, one subfolder a locale. */
  out: string;
  locales: string[];
  defaultLocale: string;
  scope: string;
  /** Count the type errors of the sources; for a checkout that is not checked otherwise. */
  countTypeErrors: boolean;
}

export interface ReferenceReport {
  /** Everything that is wrong; empty when the reference is complete. */
  problems: string[];
  warnings: string[];
  /** False when the sources had not changed and nothing was run. */
  ran: boolean;
  symbols: number;
  changedFiles: number;
}

const STAMP = '.stamp.json';
const PLUGIN = 'plugins/gatsby-plugin-typedoc-routes';

/**
 * Writes `typedoc-out/<locale>/` for every locale, each by a TypeDoc process of its own, and only if the sources changed since the last
 * run. A run that fails leaves what was there.
 */
export async function generateReference(options: ReferenceOptions): Promise<ReferenceReport> {
  const nothing = { warnings: [], ran: false, symbols: 0, changedFiles: 0 };
  const toolkit = path.resolve(options.root, options.toolkitDir);
  const shown = path.relative(options.root, toolkit) || '.';
  if (!fs.existsSync(toolkit)) {
    return {
      ...nothing,
      problems: [
        `${shown}: there is no such folder. Set TOOLKIT_DIR to the folder that holds the toolkit's packages, or unset it to use toolkit/.`,
      ],
    };
  }
  const entryPoints = findPackages(toolkit);
  if (entryPoints.length === 0) {
    return {
      ...nothing,
      problems: [
        `${shown}: no package found. Expected at least one <package>/src/index.ts (or index.d.ts) below it.`,
      ],
    };
  }
  const stamp = digest(options, toolkit);
  const stampFile = path.join(options.out, STAMP);
  const complete = options.locales.every((locale) =>
    fs.existsSync(path.join(options.out, locale, 'symbols.json')),
  );
  if (complete && readStamp(stampFile) === stamp) return { ...nothing, problems: [] };

  const tsconfig = findTsconfig(toolkit) ?? path.join(options.root, 'toolkit/tsconfig.json');
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'typedoc-'));
  try {
    const results = await Promise.all(
      options.locales.map((locale) =>
        runInChild(options.root, {
          locale,
          sourceLocale: options.defaultLocale,
          locales: options.locales,
          entryPoints,
          basePath: toolkit,
          tsconfig,
          out: path.join(scratch, locale),
          scope: options.scope,
          countTypeErrors: options.countTypeErrors && locale === options.defaultLocale,
        }),
      ),
    );
    const problems = [...new Set(results.flatMap(({ problems: each }) => each))];
    if (results.some(({ ok }) => !ok) && problems.length === 0) {
      problems.push(
        `${shown}: TypeDoc failed. Its own messages stand above; mend the sources and run "npm run reference".`,
      );
    }
    problems.push(...options.locales.flatMap((locale) => pathProblems(path.join(scratch, locale), locale)));
    if (problems.length > 0) return { ...nothing, problems, ran: true };
    let changedFiles = 0;
    for (const locale of options.locales)
      changedFiles += syncFolder(path.join(scratch, locale), path.join(options.out, locale));
    fs.writeFileSync(stampFile, JSON.stringify({ stamp }));
    const typeErrors = results.reduce((sum, result) => sum + result.typeErrors, 0);
    return {
      problems: [],
      warnings:
        typeErrors > 0
          ? [
              `${shown}: the sources have ${typeErrors} type errors. They are documented all the same, but types that could not be resolved show as "any".`,
            ]
          : [],
      ran: true,
      symbols: results[0]?.symbols ?? 0,
      changedFiles,
    };
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** Files of `typedoc-out/<locale>/` whose folder is no known kind. */
export function pathProblems(directory: string, locale: string): string[] {
  const files = listFiles(directory).filter((file) => file.endsWith('.md'));
  if (files.length === 0)
    return [
      `typedoc-out/${locale}: there is no Markdown in it. Run "npm run reference" to make it from toolkit/.`,
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

function runInChild(root: string, options: RunOptions): Promise<RunResult> {
  const program = path.join(root, PLUGIN, 'src/run-typedoc.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', program, JSON.stringify(options)],
      { cwd: root, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_OPTIONS: '' } },
      (error, stdout, stderr) => {
        const line = stdout.trim().split('\n').at(-1) ?? '';
        try {
          const result = JSON.parse(line) as RunResult;
          const messages = stdout
            .trim()
            .split('\n')
            .slice(0, -1)
            .filter((each) => each.trim() !== '');
          resolve(result.ok ? result : { ...result, problems: [...result.problems, ...messages] });
        } catch {
          resolve({
            ok: false,
            problems: [
              `TypeDoc (${options.locale}) ended without a result: ${error?.message ?? ''} ${stderr.slice(-2000)}`,
            ],
            typeErrors: 0,
            symbols: 0,
          });
        }
      },
    );
  });
}

function digest(options: ReferenceOptions, toolkit: string): string {
  const hash = createHash('sha256').update(
    JSON.stringify([toolkit, options.locales, options.defaultLocale, options.scope]),
  );
  const plugin = path.join(options.root, PLUGIN, 'src');
  const sources = (directory: string) =>
    listFilesShallow(directory).filter((file) => /\.(?:[cm]?ts|json)$/.test(file));
  for (const file of [...sources(toolkit), ...sources(plugin)])
    hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/** Files below a folder without descending into installed or built ones. */
function listFilesShallow(directory: string): string[] {
  const files: string[] = [];
  for (const entry of fs
    .readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', '.git', '.cache', '.nx'].includes(entry.name))
        files.push(...listFilesShallow(full));
    } else if (entry.isFile()) {
      files.push(full);
    }
  }
  return files;
}

function readStamp(file: string): string | undefined {
  try {
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as { stamp?: string }).stamp;
  } catch {
    return undefined;
  }
}
