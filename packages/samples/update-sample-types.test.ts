import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { sampleKey, type SampleTypesFile } from './sample-types';
import { sampleTypesAreCurrent } from './find-changes';
import { createSampleTypesUpdater } from './update-sample-types';

const code = `import { open } from '@acme/store';\n\nconst opened = open();`;
const declaration = path.join('toolkit', 'store', 'src', 'index.ts');

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    types: [],
    lib: ['ES2022'],
    paths: { '@acme/*': ['./*/src/index.ts'] },
  };
  writeFile('package-lock.json', '{}');
  writeFile('toolkit/tsconfig.json', JSON.stringify({ compilerOptions }));
  writeFile(declaration, 'export declare function open(): number;\n');
  writeGuide(code);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function writeFile(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

const writeGuide = (sample: string): void =>
  writeFile('content/en/store.md', `---\ntitle: Store\n---\n\n\`\`\`ts\n${sample}\n\`\`\`\n`);

/** Returns the stored type of the name on the sample's third line. */
function answerOf(sample: string): string | undefined {
  const { descriptions, samples } = JSON.parse(
    fs.readFileSync(path.join(root, 'typedoc-out/sample-types.json'), 'utf8'),
  ) as SampleTypesFile;
  const name = samples[sampleKey('store', sample)]?.names.find(([line]) => line === 2);
  return descriptions[name?.[4] ?? -1]?.[0];
}

it('reads only changed guides again', async () => {
  const read = createSampleTypesUpdater(root);
  expect(sampleTypesAreCurrent(root)).toBe(false);
  expect((await read()).summary).toBe('Samples: 1 read.');
  expect(answerOf(code)).toBe('const opened: number');
  expect(sampleTypesAreCurrent(root)).toBe(true);
  expect((await read()).summary).toBe('Samples: unchanged.');
  expect((await createSampleTypesUpdater(root)()).summary).toBe('Samples: unchanged.');

  const edited = code.replace('open()', '[open()]');
  writeGuide(edited);
  expect(sampleTypesAreCurrent(root)).toBe(false);
  expect((await read()).summary).toBe('Samples: 1 read.');
  expect(answerOf(edited)).toBe('const opened: number[]');
});

it.each([
  ['tildes', '~~~ts', '~~~', ''],
  ['a quote', '> ```ts', '> ```', '> '],
  ['a list', '- ```ts', '  ```', '  '],
  ['tabs', '\t```ts', '\t```', '\t'],
  ['a space after the closing fence', '```ts', '``` ', ''],
])('notices edited code in %s', async (_, open, close, indent) => {
  const write = (sample: string) =>
    writeFile(
      'content/en/store.md',
      `---\ntitle: Store\n---\n\n${open}\n${indent}${sample}\n${close}\n\nText.\n`,
    );
  write('const first = 1;');
  await createSampleTypesUpdater(root)();
  expect(sampleTypesAreCurrent(root)).toBe(true);
  write('const second = 2;');
  expect(sampleTypesAreCurrent(root)).toBe(false);
});

it('forgets samples that were edited or whose guide is gone', async () => {
  const stored = () =>
    JSON.parse(fs.readFileSync(path.join(root, 'typedoc-out/sample-types.json'), 'utf8')) as SampleTypesFile;
  const update = createSampleTypesUpdater(root);
  await update();
  const { samples, descriptions } = stored();
  for (const value of ['[open()]', '[[open()]]', 'open()']) {
    writeGuide(code.replace('open()', value));
    await update();
  }
  expect(stored()).toMatchObject({ samples, descriptions });
  expect(Object.keys(stored().samples)).toHaveLength(1);

  writeFile('content/en/other.md', fs.readFileSync(path.join(root, 'content/en/store.md'), 'utf8'));
  fs.rmSync(path.join(root, 'content/en/store.md'));
  await update();
  expect(Object.keys(stored().samples)).toEqual([sampleKey('other', code)]);
});

it("reports an edited guide's type errors on their current lines until they are fixed", async () => {
  const read = createSampleTypesUpdater(root);
  await read();
  const broken = code.replace('open()', 'open(1)');
  const errorOn = (line: number) => [
    { file: 'content/en/store.md', line, message: expect.stringContaining('Expected 0 arguments') },
  ];
  writeGuide(broken);
  expect((await read()).problems).toMatchObject(errorOn(8));
  writeGuide(`\n${broken}`);
  expect((await read()).problems).toMatchObject(errorOn(9));
  const guide = path.join(root, 'content/en/store.md');
  fs.writeFileSync(guide, fs.readFileSync(guide, 'utf8').replace('```ts', 'Text.\n\n```ts'));
  expect((await read()).problems).toMatchObject(errorOn(11));
  expect(sampleTypesAreCurrent(root)).toBe(false);
  expect((await createSampleTypesUpdater(root)()).problems).toMatchObject(errorOn(11));
  writeGuide(code);
  expect((await read()).problems).toEqual([]);
  expect(sampleTypesAreCurrent(root)).toBe(true);
});

it('reuses parsed files until the toolkit changes', async () => {
  const file = path.join(root, declaration);
  const parsed = ts.createSourceFile(
    file,
    'export declare function open(): "parsed";\n',
    ts.ScriptTarget.ES2022,
  );
  const read = createSampleTypesUpdater(root, new Map([[file, parsed]]));
  await read();
  expect(answerOf(code)).toBe('const opened: "parsed"');

  writeFile(declaration, 'export declare function open(): boolean;\n');
  expect(sampleTypesAreCurrent(root)).toBe(false);
  await read();
  expect(answerOf(code)).toBe('const opened: boolean');
});
