import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readGuide } from '../guides/read-guide';
import { compileSamples, sampleProblems } from './compile-samples';
import { findUsages } from './find-usages';
import { filesAfter } from './page-files';
import { readDocExamples } from './read-doc-examples';
import { toSamples } from './to-samples';

const toolkitDir = fs.mkdtempSync(path.join(os.tmpdir(), 'toolkit-'));
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(toolkitDir, file)), { recursive: true });
  fs.writeFileSync(path.join(toolkitDir, file), text);
};

beforeAll(() => {
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'ESNext',
        moduleResolution: 'Bundler',
        target: 'ES2022',
        lib: ['ES2022'],
        types: [],
        skipLibCheck: true,
        noEmit: true,
        paths: { '@acme/*': ['./*/src/index.ts'] },
      },
    }),
  );
  write(
    'store/src/index.ts',
    `export * from './store';\nexport type Mode = 'fast';\nexport declare const Mode: { readonly Fast: 'fast' };\n`,
  );
  write('store/src/store.ts', 'export declare class Store {\n  open(path: string): void;\n}\n');
});
afterAll(() => fs.rmSync(toolkitDir, { recursive: true }));

const guide = (body: string) =>
  readGuide({
    locale: 'en',
    relativePath: 'libraries/store/index.md',
    sourcePath: 'content/en/libraries/store/index.md',
    source: `---\ntitle: Store\ndescription: A store.\n---\n${body}`,
  });
const fence = (meta: string, ...code: string[]) => ['```ts' + meta, ...code, '```', ''].join('\n');
const problemsOf = (body: string) =>
  sampleProblems(compileSamples(toSamples(guide(body), `${toolkitDir}/.samples`), toolkitDir));

describe('the code of a guide', () => {
  it('is checked against the declarations, and errors have the line of the guide', () => {
    expect(problemsOf(fence('', `import { Store } from '@acme/store';`, '', 'new Store().open(1);'))).toEqual(
      [
        {
          file: 'content/en/libraries/store/index.md',
          line: 8,
          message: expect.stringContaining(`'number' is not assignable to parameter of type 'string'`),
          severity: 'error',
        },
      ],
    );
  });

  it('can import a titled block of the same page', () => {
    const body =
      fence(' title="src/a.ts"', 'export const a = 1;') +
      fence(' title="src/lib/b.ts"', `import { a } from '../a';`, 'export const b: number = a;');
    expect(problemsOf(body)).toEqual([]);
    expect(problemsOf(body.replace(`from '../a'`, `from '../c'`))).toHaveLength(1);
  });

  it('may stay out with a reason', () => {
    expect(problemsOf(fence(' no-check="needs @grpc/grpc-js"', 'nonsense('))).toEqual([]);
  });

  it('does not share names with other blocks unless it imports them', () => {
    expect(problemsOf(fence('', 'const a = 1;') + fence('', 'const a = 2;'))).toEqual([]);
  });

  it('may show one file twice', () => {
    const names = toSamples(
      guide(fence(' title="src/a.ts"', 'let a;') + fence(' title="src/a.ts"', 'let b;')),
      '/s',
    ).map(({ fileName }) => fileName);
    expect(names).toEqual([
      '/s/en/libraries-store-index-md/src/a.ts',
      '/s/en/libraries-store-index-md/stage-2/src/a.ts',
    ]);
  });
});

describe('the code of a page that changes files', () => {
  const before = new Map([['src/a.ts', 'export const a = 1;']]);
  const problemsAfter = (body: string) =>
    sampleProblems(compileSamples(toSamples(guide(body), `${toolkitDir}/.samples`, before), toolkitDir));
  const importing = fence(' title="src/b.ts"', `import { a } from './a';`, 'export const b: string = a;');
  const change = '```diff-ts title="src/a.ts"\n-export const a = 1;\n+export const a = \'one\';\n```\n';

  it('begins with the files of the pages before it', () => {
    expect(problemsAfter(importing).map(({ message }) => message)).toEqual([
      expect.stringContaining(`'number' is not assignable to type 'string'`),
    ]);
  });

  it('is what the changes made of it', () => {
    expect(problemsAfter(change + importing)).toEqual([]);
  });

  it('has its errors at the block of the change', () => {
    const broken = change.replace(`'one'`, 'one');
    expect(problemsAfter(`\n\n${broken}`)).toMatchObject([
      { line: 8, message: expect.stringContaining(`Cannot find name 'one'`) },
    ]);
  });

  it('has to fit together whenever the reader runs something, and not in between', () => {
    const run = '```bash\nnode dist/main.js\n```\n';
    expect(problemsAfter(importing + change)).toEqual([]);
    expect(problemsAfter(importing + run + change)).toHaveLength(1);
  });
});

it('a page starts with the files that the pages before it leave', () => {
  const page = (relativePath: string, after: string | null, body: string) =>
    readGuide({
      locale: 'en',
      relativePath,
      sourcePath: `content/en/${relativePath}`,
      source: `---\ntitle: A\ndescription: A.\nrun: ${after === null ? 'true' : `{ after: ${after} }`}\n---\n${body}`,
    });
  const guides = [
    page('first.md', null, fence(' title="src/a.ts"', 'let a;') + fence(' title="src/b.ts"', 'let b;')),
    page('second.md', 'first', fence(' title="src/b.ts"', 'let changed;')),
  ];
  expect([...filesAfter('second', 'en', guides)]).toEqual([
    ['src/a.ts', 'let a;'],
    ['src/b.ts', 'let changed;'],
  ]);
  expect([...filesAfter(null, 'en', guides)]).toEqual([]);
});

it('symbols are found by meaning: an alias counts, another symbol of the same name does not', () => {
  const body = [
    '## Open',
    '',
    fence('', `import { Store as Shelf, Mode } from '@acme/store';`, 'new Shelf().open(Mode.Fast);'),
    '## Own',
    '',
    fence('', 'class Store {}', 'new Store();'),
  ].join('\n');
  const usages = findUsages(
    compileSamples(toSamples(guide(body), `${toolkitDir}/.samples`), toolkitDir),
    toolkitDir,
  );
  const open = [{ docId: 'libraries/store', hash: 'open' }];
  expect(usages).toEqual({
    'store/classes/Store': open,
    'store/type-aliases/Mode': open,
    'store/variables/Mode': open,
  });
});

it('examples in doc comments are samples with the line of their source', () => {
  const source = [
    '',
    '/**',
    ' * Opens.',
    ' * @example',
    ' * ```ts',
    ' * const a = 1;',
    ' *',
    ' * const b = a;',
    ' * ```',
    ' */',
    'export declare const x: 1;',
    '/** ```text',
    ' * no',
    ' * ```',
    ' */',
  ].join('\n');
  expect(readDocExamples(source, 'toolkit/store/src/index.ts', '/s')).toEqual([
    {
      fileName: '/s/examples/toolkit-store-src-index-ts/line-6.ts',
      code: 'const a = 1;\n\nconst b = a;',
      sourcePath: 'toolkit/store/src/index.ts',
      line: 6,
      guide: null,
    },
  ]);
});
