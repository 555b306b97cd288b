import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onPostBootstrap, onPreBootstrap } from '../gatsby-node';
import { generateReference } from './generate-reference';

jest.mock('./generate-reference', () => {
  const actual = jest.requireActual<{ generateReference: typeof generateReference }>('./generate-reference');
  return { ...actual, generateReference: jest.fn(actual.generateReference) };
});

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'typedoc-hooks-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text = 'Text.\n'): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/** Runs the hook and returns what it reported, as `level: message`. */
async function reported(options: object): Promise<string[]> {
  const reports: string[] = [];
  const say = (level: string) => (message: string) => reports.push(`${level}: ${message}`);
  const args = {
    reporter: {
      panic: say('panic'),
      error: say('error'),
      warn: say('warn'),
      activityTimer: () => ({ start: jest.fn(), setStatus: jest.fn(), end: jest.fn() }),
    },
    store: { getState: () => ({ program: { directory: root } }) },
  };
  const all = {
    toolkitDir: 'toolkit',
    out: 'typedoc-out',
    scope: '@softkit',
    countTypeErrors: false,
    ...options,
  };
  await (onPreBootstrap as unknown as (args: object, options: object) => Promise<void>)(args, all);
  (onPostBootstrap as unknown as (args: object) => void)(args);
  return reports;
}

const environment = process.env['NODE_ENV'];
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: environment });
});

describe('a build', () => {
  beforeEach(() => Object.assign(process.env, { NODE_ENV: 'production' }));

  it('fails without a toolkit, and explains which option to set', async () => {
    expect(await reported({ toolkitDir: 'gone' })).toEqual([
      expect.stringMatching(/^panic: [\s\S]*gone: folder not found\. Set TOOLKIT_DIR/),
    ]);
  });

  it('fails if the toolkit contains no packages', async () => {
    write('empty/README.md');
    expect(await reported({ toolkitDir: 'empty' })).toEqual([
      expect.stringMatching(
        /^panic: [\s\S]*empty: no package found\. Expected at least one <package>\/src\/index\.ts/,
      ),
    ]);
  });

  it('fails with all errors if TypeDoc fails', async () => {
    jest.mocked(generateReference).mockResolvedValueOnce({
      problems: ['a.ts:1: one', 'b.ts:2: two'],
      warnings: [],
      ran: true,
      symbols: 0,
      changedFiles: 0,
    });
    expect(await reported({})).toEqual([
      expect.stringMatching(/^panic: [\s\S]*a\.ts:1: one\n +b\.ts:2: two/),
    ]);
  });

  it('with an earlier reference, runs the other checks before it fails', async () => {
    for (const locale of ['en', 'uk']) write(`earlier/${locale}/symbols.json`, '[]');
    jest.mocked(generateReference).mockResolvedValueOnce({
      problems: ['a.ts:1: one'],
      warnings: [],
      ran: true,
      symbols: 0,
      changedFiles: 0,
    });
    expect(await reported({ out: 'earlier' })).toEqual([
      expect.stringMatching(/^error: [\s\S]*a\.ts:1: one/),
      expect.stringMatching(/^panic: The reference could not be generated/),
    ]);
  });

  it('warns about type errors and continues', async () => {
    jest.mocked(generateReference).mockResolvedValueOnce({
      problems: [],
      warnings: ['the sources have 3 type errors'],
      ran: true,
      symbols: 1,
      changedFiles: 1,
    });
    expect(await reported({})).toEqual(['warn: the sources have 3 type errors']);
  });
});

it('in development, reports an error and continues', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  expect(await reported({ toolkitDir: 'gone' })).toEqual([expect.stringMatching(/^error: /)]);
});
