import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateReference } from './generate-reference';

jest.setTimeout(240_000);

const FILES = {
  'kit/src/index.ts': `/** See {@link Renamed}. @module */
import { EventEmitter } from 'missing-events';
import type { Logger } from 'missing-logger';
export { M1 as Renamed, EventEmitter as Emitter2, type Kind } from 'missing-re-export';
export * as all from 'missing-namespace';
/** Where it comes from. */
export { Emitter } from 'emitter';
/** @deprecated Use Own instead. */
export { Own as Former };
export class Own extends EventEmitter {
  /** Logs with {@link Logger}. */
  log: Logger;
  emitter: Emitter;
  constructor(log = new EventEmitter()) { super(); }
}
`,
  'web/src/index.ts': `import { Schema } from 'missing-schema';
export interface Shape extends Schema { own: Schema.Part; }
`,
  'first/src/index.ts': "/** The first statement. */\nexport { Emitter } from 'emitter';\n",
  'titled/src/index.ts': "/** The package. @module */\nexport { Emitter } from 'emitter';\n",
  'node_modules/emitter/index.d.ts': 'export declare class Emitter { emit(): void; }\n',
};

let scratch: string;
let warnings: string;

const page = (file: string) => fs.readFileSync(path.join(scratch, 'out/en', file), 'utf8');

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'unresolved-'));
  const toolkitDir = path.join(scratch, 'toolkit');
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(toolkitDir, file)), { recursive: true });
    fs.writeFileSync(path.join(toolkitDir, file), text);
  }
  fs.writeFileSync(
    path.join(toolkitDir, 'tsconfig.json'),
    '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "Bundler", "types": [] } }',
  );
  const report = await generateReference({
    root: path.resolve(__dirname, '../../..'),
    toolkitDir,
    out: path.join(scratch, 'out'),
    locales: ['en'],
    scope: '@fixture',
    sources: null,
    historyDir: null,
    errors: null,
    countTypeErrors: false,
  });
  expect(report.problems).toEqual([]);
  warnings = report.warnings.join('\n');
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

it.each([
  ['kit/src/classes/Own.md', 'class Own extends EventEmitter'],
  ['kit/src/classes/Own.md', '### log\n\n`Logger`'],
  ['web/src/interfaces/Shape.md', 'interface Shape extends Schema'],
  ['web/src/interfaces/Shape.md', '### own\n\n`Schema.Part`'],
])('shows a name from a package that is not installed as written, without a link: %s', (file, text) => {
  expect(page(file)).toContain(text);
  expect(page(file)).toContain('nameTargets: {}');
  expect(page(file)).not.toMatch(/Renamed|Emitter2/);
});

it('lists re-exports from other packages by name, without a page', () => {
  expect(page('kit/src/index.md')).toContain(
    '## Re-exported from other packages\n\n`all`, `Emitter`, `Emitter2`, `Kind`, `Renamed`\n',
  );
  expect(fs.readdirSync(path.join(scratch, 'out/en/kit/src'))).toEqual(['classes', 'index.md']);
});

it('warns about a comment at a re-export or a second name', () => {
  expect(warnings).toContain('kit/src/index.ts:6: no page shows the comment of "Emitter"');
  expect(warnings).toContain('kit/src/index.ts:8: no page shows the comment of "Former"');
  expect(warnings).toContain('first/src/index.ts:1: no page shows the comment of "Emitter"');
  expect(warnings).not.toContain('titled/');
});
