import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../../../src/node/files';
import { parseHistory, type Change } from '../../../src/model/reference/history';
import { createToolkitRepository, type ToolkitRepository } from './toolkit-repository.fixture';
import { updateHistories } from './update-histories';

jest.setTimeout(120_000);

const CORE = `
export interface Options { size: number }
export abstract class Base { private secret = 1; protected name(): string { return ''; } }
export const LIMIT = 10;
`;
const WEB = `
import { Base, Options } from '@softkit/core';
export class Page extends Base {
  constructor(private readonly options: Options) { super(); }
  open(name: string, retries = 3) { return this.load(name, retries); }
  private async load(name: string, retries: number): Promise<Options> { return this.options; }
  /** @deprecated Use open. */
  show(): void {}
}
`;

let repository: ToolkitRepository;
let out: string;

beforeEach(() => {
  repository = createToolkitRepository();
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  repository.release('core-0.1.0', {
    'core/package.json': '{"name": "@softkit/core"}',
    'core/src/index.ts': CORE,
    'web/package.json': '{"name": "@softkit/web"}',
    'web/src/index.ts': WEB,
  });
  repository.release('web-0.1.0', {});
});

afterEach(() => {
  repository.remove();
  fs.rmSync(out, { recursive: true, force: true });
});

const update = () =>
  updateHistories({ repository: repository.folder, out, packages: ['core', 'web'], scope: '@softkit' });
const read = (name: string) => fs.readFileSync(path.join(out, `${name}.json`), 'utf8');
const changesOf = (name: string, version: string): readonly Change[] =>
  parseHistory(read(name)).find((each) => each.version === version)?.changes ?? [];

describe('updateHistories', () => {
  it('starts with the symbols of the first release, without their members', () => {
    expect(update()).toEqual({ added: 2, problems: [] });
    expect(parseHistory(read('web'))).toEqual([
      {
        version: '0.1.0',
        date: '2024-05-06',
        changes: [
          { change: 'added', name: 'classes/Page' },
          { change: 'deprecated', name: 'classes/Page#show', note: 'Use open.' },
        ],
      },
    ]);
  });

  it('only adds lines to one file when a package has a new release', () => {
    update();
    const before = read('web');
    for (const file of listFiles(out)) fs.utimesSync(path.join(out, file), 1, 1);
    repository.release('web-0.2.0', { 'web/src/index.ts': WEB.replace('retries = 3', 'retries = 5') });
    expect(update()).toEqual({ added: 1, problems: [] });
    expect(listFiles(out)).toEqual(['core.json', 'web.json']);
    expect(listFiles(out).filter((file) => fs.statSync(path.join(out, file)).mtimeMs !== 1000)).toEqual([
      'web.json',
    ]);
    expect(read('web').startsWith(before.slice(0, before.lastIndexOf('\n]')))).toBe(true);
    expect(changesOf('web', '0.2.0')).toEqual([
      {
        change: 'changed',
        name: 'classes/Page#open',
        breaks: 'maybe',
        from: 'open(name: string, retries: number = 3): Promise<Options>',
        to: 'open(name: string, retries: number = 5): Promise<Options>',
      },
    ]);
  });

  it('produces the same history one release at a time or all together', () => {
    update();
    repository.release('core-0.1.1', {});
    repository.release('core-0.2.0', { 'core/src/index.ts': CORE.replace('size', 'width') });
    update();
    const incremental = read('core');
    fs.rmSync(path.join(out, 'core.json'));
    update();
    expect(read('core')).toBe(incremental);
  });

  it('rejects the history of another repository', () => {
    fs.writeFileSync(
      path.join(out, 'core.json'),
      '[{"version": "9.0.0", "date": "2024-01-01", "changes": []}]',
    );
    expect(update).toThrow('toolkit/history/core.json: release 9.0.0 has no tag in');
  });

  it('reports a package without releases', () => {
    expect(
      updateHistories({ repository: repository.folder, out, packages: ['mail'], scope: '@softkit' }).problems,
    ).toEqual([expect.stringContaining('has no tag "mail-<version>"')]);
  });
});
