import { readGuide } from '../../../packages/guide-files/read-guide';
import { sortGuides } from './sort-guides';
import { readPlan } from './plan';

const plan = (body: string, run = 'run: true') =>
  readPlan(
    readGuide({
      locale: 'en',
      relativePath: 'libraries/redis/usage.md',
      sourcePath: 'content/en/libraries/redis/usage.md',
      source: `---\ntitle: T\ndescription: D\n${run}\n---\n\n${body}`,
    }),
  );
const steps = (body: string) => plan(body).plan.steps;
const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('code blocks', () => {
  it.each([
    ['ts title="src/a.ts"', { kind: 'write', file: 'src/a.ts', how: 'whole', line: 8 }],
    ['yaml title=".env.yaml"', { kind: 'write', file: '.env.yaml', how: 'whole' }],
    ['yaml title="src/assets/.env.yaml" append', { kind: 'write', how: 'append' }],
    ['ts title="src/a.ts" excerpt', { kind: 'write', how: 'excerpt' }],
    ['diff-ts title="src/a.ts"', { kind: 'write', how: 'diff' }],
    ['bash', { kind: 'run', exit: 0, serve: null, line: 8 }],
    ['npm', { kind: 'run' }],
    ['bash exit="1"', { kind: 'run', exit: 1 }],
    ['bash serve="3000"', { kind: 'run', serve: '3000', quiet: false }],
  ])('reads "%s" as a step', (info, expected) => {
    expect(steps(fence(info))).toEqual([expect.objectContaining(expected)]);
  });

  it.each(['ts', 'json', 'text', 'ts title="In one file"', 'yaml', 'bash no-run="needs an account"'])(
    'ignores "%s"',
    (info) => {
      expect(steps(fence(info))).toEqual([]);
    },
  );

  it.each([
    ['npm install a@1\nnpm pkg set b=c', true, true],
    ['npm run build', false, true],
    ['npx tsc\nmkdir -p dist && cp a b', false, true],
    ['npm start', false, false],
    ['npm install a\ncurl http://localhost:3000', false, false],
  ])('classifies %j as install: %s, quiet: %s', (script, installs, quiet) => {
    expect(steps(fence('bash', script))).toEqual([expect.objectContaining({ installs, quiet })]);
  });
});

describe('output blocks', () => {
  it('adds the output after a command, with its line in the guide', () => {
    expect(steps(`${fence('bash')}\nIt answers:\n\n${fence('json', '{}')}`)).toEqual([
      expect.objectContaining({ shown: { language: 'json', text: '{}', line: 14 } }),
    ]);
  });

  it.each([
    ['under another heading', `${fence('bash')}\n## B {#b}\n\n${fence('json', '{}')}`],
    ['after another block', `${fence('bash')}\n${fence('ts')}\n${fence('json', '{}')}`],
    ['after a file', `${fence('bash')}\n${fence('ts title="a.ts"')}\n${fence('json', '{}')}`],
  ])('ignores output %s', (_case, body) => {
    expect(steps(body)).toContainEqual(expect.objectContaining({ kind: 'run', shown: null }));
  });

  it('reads output after a serving command, and a later block marked as log, as log lines', () => {
    const kinds = steps(
      `${fence('bash serve="3000"')}\n${fence('text')}\n${fence('bash')}\n${fence('text log')}`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['run', 'log', 'run', 'log']);
  });

  it('splits a block with prompts into commands and outputs', () => {
    expect(steps(fence('bash', '$ node -v\nv20\n$ cat a \\\n> b\n1\n2'))).toEqual([
      expect.objectContaining({
        script: 'node -v',
        line: 8,
        shown: { language: 'text', text: 'v20', line: 9 },
      }),
      expect.objectContaining({
        script: 'cat a \\\nb',
        line: 10,
        shown: { language: 'text', text: '1\n2', line: 12 },
      }),
    ]);
  });
});

it.each([
  ['ts serve="3000"', /serve and exit are only valid in command blocks/],
  ['bash serve=""', /serve is empty/],
  ['ts append', /append needs a file/],
  ['text log', /log needs an earlier command block/],
  ['bash no-run="why"', /no-run needs a reason/],
])('reports the line of the invalid attributes "%s"', (info, message) => {
  expect(plan(fence(info)).problems).toEqual([
    {
      file: 'content/en/libraries/redis/usage.md',
      line: 7,
      severity: 'error',
      message: expect.stringMatching(message),
    },
  ]);
});

it('keeps the reasons of skipped blocks', () => {
  expect(plan(fence('bash no-run="needs an account"')).plan.skipped).toEqual([
    { line: 8, reason: 'needs an account' },
  ]);
});

describe('sortGuides', () => {
  const pages = [
    { docId: 'c', after: 'b' },
    { docId: 'b', after: 'a' },
    { docId: 'a', after: null },
    { docId: 'x', after: 'y' },
    { docId: 'y', after: 'x' },
    { docId: 'z', after: 'gone' },
  ];
  it.each([
    [['c'], ['a', 'b', 'c']],
    [['a'], ['a']],
    [
      ['b', 'c'],
      ['a', 'b', 'c'],
    ],
  ])('sorts %j as %j', (chosen, expected) => {
    expect(sortGuides(pages, chosen).map(({ docId }) => docId)).toEqual(expected);
  });

  it.each([
    [['x'], /continue each other in a circle: x → y → x/],
    [['z'], /"z" continues "gone"/],
    [['nothing'], /No guide "nothing"/],
  ])('rejects %j', (chosen, message) => {
    expect(() => sortGuides(pages, chosen)).toThrow(message);
  });
});
