import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readGuide } from '../guide-files/read-guide';
import { compileSamples, sampleProblems } from './compile-samples';
import { filesBefore, stagesOf } from '../guide-files/project-files';
import { sampleKey } from './sample-types';
import { readDocExamples } from './read-doc-examples';
import { resolveSamples } from './resolve-samples';
import { toSamples } from './create-samples';

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
  write(
    'store/src/store.ts',
    [
      'export declare class Store {\n  open(path: string): void;\n}',
      'interface OpenOptions {\n  path: string;\n}',
      'export declare function open(options: OpenOptions): Store;',
      '',
    ].join('\n'),
  );
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

describe('code in a guide', () => {
  it("is checked against the declarations, with the guide's lines in errors", () => {
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

  it('can be excluded with a reason', () => {
    expect(problemsOf(fence(' no-check="needs @grpc/grpc-js"', 'nonsense('))).toEqual([]);
  });

  it('shares names with other blocks only through imports', () => {
    expect(problemsOf(fence('', 'const a = 1;') + fence('', 'const a = 2;'))).toEqual([]);
  });

  it('can show a file twice', () => {
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

it('compiles samples again if a package is installed twice', () => {
  const write = (file: string, text: string) => {
    const target = path.join(toolkitDir, 'node_modules', file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  for (const name of ['first', 'second']) {
    write(`${name}/index.d.ts`, `export { shared as ${name} } from 'shared';`);
    write(
      `${name}/node_modules/shared/package.json`,
      '{"name":"shared","version":"1.0.0","types":"index.d.ts"}',
    );
    write(`${name}/node_modules/shared/index.d.ts`, 'export declare const shared: number;');
  }
  const samplesOf = (type: string) =>
    toSamples(
      guide(
        fence(
          '',
          `import { first } from 'first';`,
          `import { second } from 'second';`,
          `const a: ${type} = first + second;`,
        ),
      ),
      `${toolkitDir}/.samples`,
    );
  const before = compileSamples(samplesOf('number'), toolkitDir);
  expect(sampleProblems(before)).toEqual([]);
  expect(sampleProblems(compileSamples(samplesOf('string'), toolkitDir, before))).toEqual([
    expect.objectContaining({ message: expect.stringContaining(`not assignable to type 'string'`) }),
  ]);
});

describe('code on a page with diffs', () => {
  const before = new Map([['src/a.ts', 'export const a = 1;']]);
  const problemsAfter = (body: string) =>
    sampleProblems(compileSamples(toSamples(guide(body), `${toolkitDir}/.samples`, before), toolkitDir));
  const importing = fence(' title="src/b.ts"', `import { a } from './a';`, 'export const b: string = a;');
  const change = '```diff-ts title="src/a.ts"\n-export const a = 1;\n+export const a = \'one\';\n```\n';

  it('starts with the files from the previous pages', () => {
    expect(problemsAfter(importing).map(({ message }) => message)).toEqual([
      expect.stringContaining(`'number' is not assignable to type 'string'`),
    ]);
  });

  it('is the result of all diffs', () => {
    expect(problemsAfter(change + importing)).toEqual([]);
  });

  it('reports errors at the diff', () => {
    const broken = change.replace(`'one'`, 'one');
    expect(problemsAfter(`\n\n${broken}`)).toMatchObject([
      { line: 8, message: expect.stringContaining(`Cannot find name 'one'`) },
    ]);
  });

  it('must compile whenever the reader runs a command, but not in between', () => {
    const run = '```bash\nnode dist/main.js\n```\n';
    expect(problemsAfter(importing + change)).toEqual([]);
    expect(problemsAfter(importing + run + change)).toHaveLength(1);
  });
});

describe('a page that continues others', () => {
  const page = (relativePath: string, after: string | null, file: string, code: string) =>
    readGuide({
      locale: 'en',
      relativePath,
      sourcePath: `content/en/${relativePath}`,
      source: `---\ntitle: A\ndescription: A.\nrun: ${after === null ? 'true' : `{ after: ${after} }`}\n---\n${fence(` title="${file}"`, code)}`,
    });

  it('starts with the files that they leave', () => {
    const guides = [
      page('first.md', null, 'src/a.ts', 'let a;'),
      page('second.md', 'first', 'src/b.ts', 'let b;'),
      page('third.md', 'second', 'src/a.ts', 'let changed;'),
      page('fourth.md', 'third', 'src/c.ts', 'let c;'),
    ] as const;
    expect([...filesBefore(guides[3], guides)]).toEqual([
      ['src/a.ts', 'let changed;'],
      ['src/b.ts', 'let b;'],
    ]);
    expect([...filesBefore(guides[0], guides)]).toEqual([]);
  });

  it('may be one of them by mistake', () => {
    const first = page('first.md', 'second', 'src/a.ts', 'let a;');
    const second = page('second.md', 'first', 'src/b.ts', 'let b;');
    expect([...filesBefore(first, [first, second])]).toEqual([['src/b.ts', 'let b;']]);
  });
});

describe('hover data for samples', () => {
  const factsOf = (body: string) => {
    const page = guide(body);
    const { file, toolkitNames } = resolveSamples(
      compileSamples(toSamples(page, `${toolkitDir}/.samples`), toolkitDir),
      toolkitDir,
    );
    const [fence] = page.fences;
    const facts = file.samples[sampleKey('libraries/store', fence?.code ?? '')];
    const lines = fence?.code.split('\n') ?? [];
    return {
      facts,
      toolkitNames,
      names: facts?.names.map(([line, column, length, place, description]) => ({
        name: lines[line]?.slice(column, column + length),
        place,
        type: description === null ? null : file.descriptions[description]?.[0],
      })),
    };
  };

  it("resolves names to symbols: aliases count, and names that the sample declares don't", () => {
    const code = [`import { Store as Shelf, Mode } from '@acme/store';`, 'new Shelf().open(Mode.Fast);'];
    expect(factsOf(fence('', ...code)).names).toEqual([
      { name: 'Store', place: 'store/classes/Store', type: null },
      { name: 'Shelf', place: 'store/classes/Store', type: null },
      { name: 'Mode', place: 'store/variables/Mode', type: null },
      { name: 'Shelf', place: 'store/classes/Store', type: null },
      { name: 'open', place: 'store/classes/Store#open', type: 'Store.open(path: string): void' },
      { name: 'Mode', place: 'store/variables/Mode', type: null },
      { name: 'Fast', place: 'store/variables/Mode#Fast', type: `Fast: "fast"` },
    ]);
    expect(factsOf(fence('', 'class Store {}')).names).toEqual([
      { name: 'Store', place: null, type: 'class Store' },
    ]);
  });

  it('resolves object keys to options, and unexported types to the place that takes them', () => {
    const code = [`import { open } from '@acme/store';`, 'open({ path: "a" });'];
    expect(factsOf(fence('', ...code)).names?.at(-1)).toEqual({
      name: 'path',
      place: 'store/functions/open',
      type: 'OpenOptions.path: string',
    });
  });

  it("quotes a member's shortest call in the shown lines", () => {
    const code = [
      `import { Store } from '@acme/store';`,
      `new Store().open('');`,
      '// ---cut---',
      'const store = new Store();',
      `store.open('long');`,
      `store.open('a');`,
    ];
    expect(factsOf(fence('', ...code)).facts?.calls).toEqual({
      'store/classes/Store#open': `store.open('a');`,
    });
    expect(factsOf(fence('', ...code.slice(0, 1), 'Store.prototype.open;')).facts).not.toHaveProperty(
      'calls',
    );
  });

  it('replaces special comments with the error or the type', () => {
    const code = ['// @ts-expect-error', 'const a: number = "one";', 'const b = 1 + 1;', '//    ^?'];
    expect(factsOf(fence('', ...code)).facts?.notes).toEqual({
      0: `Type 'string' is not assignable to type 'number'.`,
      3: 'const b: number',
    });
  });

  it.each([
    [
      'the only signature',
      'declare function one(a: string): number; one("");',
      'one',
      'function one(a: string): number',
    ],
    [
      'the overload that is called',
      'declare function two(a: string): string; declare function two(a: number): number; two(1);',
      'two',
      'function two(a: number): number',
    ],
    [
      'what is inferred from the arguments',
      'declare function three<T>(a: T): T; three(1);',
      'three',
      'function three(a: 1): 1',
    ],
    [
      'a call that may not happen',
      'declare const maybe: { four(): string } | undefined; maybe?.four();',
      'four',
      'four(): string | undefined',
    ],
  ])('the hover data of a called function is %s', (_kind, code, name, expected) => {
    const called = factsOf(fence('', code)).names?.filter((each) => each.name === name);
    expect(called?.at(-1)?.type).toBe(expected);
  });

  it('a cut sample has hover data for the visible lines, and the complete file', () => {
    const code = [
      `import { Store } from '@acme/store';`,
      '// ---cut---',
      'const store = new Store();',
      '//    ^?',
    ];
    const { facts } = factsOf(fence('', ...code));
    expect(facts?.names.map(([line, column]) => [line, column])).toEqual([
      [0, 6],
      [0, 18],
    ]);
    expect(facts?.notes).toEqual({ 1: 'const store: Store' });
    expect(facts?.whole).toBe(`import { Store } from '@acme/store';\nconst store = new Store();`);
    expect(problemsOf(fence('', ...code.slice(1)))).toHaveLength(1);
  });

  it("a cut sample's complete file includes changes from other blocks on the page", () => {
    const body =
      fence(' title="src/a.ts"', `import { Store } from '@acme/store';`, '// ---cut---', 'new Store();') +
      '```diff-ts title="src/a.ts"\n-new Store();\n+const store = new Store();\n```\n';
    expect(problemsOf(body)).toEqual([]);
    expect(stagesOf(guide(body).fences, new Map()).at(-1)?.files.get('src/a.ts')).toBe(
      `import { Store } from '@acme/store';\nconst store = new Store();`,
    );
  });

  it.each([
    ['an error that does not come', ['// @ts-expect-error', 'let a = 1;'], 6, 'the next line compiles'],
    ['a caret below no name', ['let a = 1;', '//     ^?'], 7, 'points at no name'],
  ])('%s is a problem with its line', (_, code, line, message) => {
    expect(problemsOf(fence('', ...code))).toEqual([
      expect.objectContaining({ line, message: expect.stringContaining(message) }),
    ]);
  });

  it('finds names in a diff in the resulting file', () => {
    const body =
      fence(' title="src/a.ts"', `import { Store } from '@acme/store';`, '', 'new Store();') +
      '```diff-ts title="src/a.ts"\n-new Store();\n+const store = new Store();\n```\n';
    const page = guide(body);
    const { file } = resolveSamples(
      compileSamples(toSamples(page, `${toolkitDir}/.samples`), toolkitDir),
      toolkitDir,
    );
    const ofBlock = (index: number) =>
      file.samples[sampleKey('libraries/store', page.fences[index]?.code ?? '')];
    expect(ofBlock(0)?.names.map(([line, column]) => [line, column])).toEqual([
      [0, 9],
      [2, 4],
    ]);
    expect(ofBlock(1)?.names.map(([line, column]) => [line, column])).toEqual([
      [1, 7],
      [1, 19],
    ]);
    expect(ofBlock(1)?.whole).toBe(`import { Store } from '@acme/store';\n\nconst store = new Store();`);
  });
});

it('examples in doc comments are samples with their source line', () => {
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
