import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { sampleKey, type FactsFile } from './sample-facts';
import { factsAreCurrent } from './find-changes';
import { createFactsUpdater } from './update-facts';

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
  write('package-lock.json', '{}');
  write('toolkit/tsconfig.json', JSON.stringify({ compilerOptions }));
  write(declaration, 'export declare function open(): number;\n');
  writeGuide(code);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

const writeGuide = (sample: string): void =>
  write('content/en/store.md', `---\ntitle: Store\n---\n\n\`\`\`ts\n${sample}\n\`\`\`\n`);

/** What is known of the last name of the sample. */
function answerOf(sample: string): string | undefined {
  const { descriptions, samples } = JSON.parse(
    fs.readFileSync(path.join(root, 'typedoc-out/samples.json'), 'utf8'),
  ) as FactsFile;
  const name = samples[sampleKey('store', sample)]?.names.find(([line]) => line === 2);
  return descriptions[name?.[4] ?? -1]?.[0];
}

it('reads only changed guides again', async () => {
  const read = createFactsUpdater(root);
  expect(factsAreCurrent(root)).toBe(false);
  expect(await read()).toBe('Samples: 1 read.');
  expect(answerOf(code)).toBe('const opened: number');
  expect(factsAreCurrent(root)).toBe(true);
  expect(await read()).toBe('Samples: unchanged.');
  expect(await createFactsUpdater(root)()).toBe('Samples: unchanged.');

  const edited = code.replace('open()', '[open()]');
  writeGuide(edited);
  expect(factsAreCurrent(root)).toBe(false);
  expect(await read()).toBe('Samples: 1 read.');
  expect(answerOf(edited)).toBe('const opened: number[]');
});

it("reports an edited guide's problems with file and line", async () => {
  const read = createFactsUpdater(root);
  await read();
  writeGuide(code.replace('open()', 'open(1)'));
  expect(await read()).toMatch(/^Samples: 1 read\.\ncontent\/en\/store\.md:8: Expected 0 arguments/);
});

it('reuses parsed files until the toolkit changes', async () => {
  const file = path.join(root, declaration);
  const parsed = ts.createSourceFile(
    file,
    'export declare function open(): "parsed";\n',
    ts.ScriptTarget.ES2022,
  );
  const read = createFactsUpdater(root, new Map([[file, parsed]]));
  await read();
  expect(answerOf(code)).toBe('const opened: "parsed"');

  write(declaration, 'export declare function open(): boolean;\n');
  expect(factsAreCurrent(root)).toBe(false);
  await read();
  expect(answerOf(code)).toBe('const opened: boolean');
});
