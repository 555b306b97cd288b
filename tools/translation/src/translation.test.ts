import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceDigest } from '../../../packages/guide-files/source-digest';
import { readGuide } from '../../../packages/guide-files/read-guide';
import { firstDifference } from './comparable-code';
import { checkLength } from './check-length';
import { compareGuides } from './compare-guides';
import { driftTable, sectionOf, pageStatuses } from './drift';
import { checkGlossary } from './check-glossary';
import { stampSource } from './stamp-source';

const guide = (locale: string, body: string, more = '') =>
  readGuide({
    locale,
    relativePath: 'faq.md',
    sourcePath: `content/${locale}/faq.md`,
    source: `---\ntitle: T\ndescription: D\n${more}---\n${body}`,
  });

describe('code', () => {
  it.each([
    ['ts', `log('Saved'); // note`, `log('Збережено'); // примітка`, null],
    ['ts', 'const a = 1;', 'const  a =\n  1;', null],
    ['ts', `find('id');`, `find('key');`, 0],
    ['ts', 'run();\nsave(a);', 'run();\nsave(b);', 1],
    ['ts', 'log(`Saved ${n}`);', 'log(`Збережено ${n}`);', null],
    ['ts', 'run();', 'run();\nagain();', 1],
    ['yaml', 'title: Order created # note\nport: 1', 'title: Замовлення створено\nport: 1', null],
    ['yaml', 'title: Order\nport: 1', 'title: Замовлення\nport: 2', 1],
    ['yaml', 'title: Order', 'name: Замовлення', 0],
    ['json', '{ "a": "Hello, {name}" }', '{ "a": "Привіт, {name}" }', null],
    ['bash', 'npm ci # fresh', 'npm ci # з нуля', null],
    ['bash', 'npm ci', 'npm install', 0],
  ])('%s %j and %j differ on line %j', (language, original, translation, line) => {
    expect(firstDifference(language, original, translation)).toBe(line);
  });
});

describe('a translation', () => {
  const original = guide(
    'en',
    'Text with [a](./a.md) and [b](./b.md).\n\n## One\n\n:::tip\nText.\n:::\n\n```ts\nrun();\n```\n',
  );
  const body =
    'Текст із [b](./b.md) та [a](./a.md).\n\n## Один {#one}\n\n:::tip\nТекст.\n:::\n\n```ts\nrun();\n```\n';

  it('with the same headings, code, links and notices is in order, whatever the order of links', () => {
    expect(compareGuides(original, guide('uk', body))).toEqual([]);
  });

  it.each([
    ['without the heading id', '{#one}', '', /expected "## … \{#one\}"/],
    ['with a heading of another level', '## Один', '### Один', /the headings differ/],
    ['with another link', './b.md', './c.md', /the link "\.\/c\.md" is not on/],
    ['with another notice', ':::tip', ':::note', /the directive "note" is not on/],
    ['with other code', 'run();', 'walk();', /the code differs from the block on line 14/],
    [
      'with a block that is followed in another way',
      '```ts',
      '```ts no-run="why"',
      /the words after the language/,
    ],
    ['without the code block', /```ts[^]*```\n/, '', /has 1 code blocks and this page has 0/],
  ])('%s is not', (_what, from, to, message) => {
    const problems = compareGuides(original, guide('uk', body.replace(from, to)));
    expect(problems.map((problem) => problem.message)).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    ['run: true\n', '', 1],
    ['run: { skip: why }\n', 'run: { skip: чому }\n', 0],
    ['run: { after: faq }\n', 'run: { after: index }\n', 1],
  ])('of a page with %j that has %j has %i problems', (before, after, count) => {
    expect(compareGuides(guide('en', '', before), guide('uk', '', after))).toHaveLength(count);
  });
});

describe('drift', () => {
  const original = guide('en', 'Text.');
  const digest = sourceDigest(original.source);

  it.each([
    ['current', guide('uk', 'Текст.', `translatedFrom: '${digest}'\n`)],
    ['outdated', guide('uk', 'Текст.', 'translatedFrom: 0123456789ab\n')],
    ['unstamped', guide('uk', 'Текст.')],
    ['missing', undefined],
  ])('a translation is %s', (state, translation) => {
    expect(pageStatuses([original], translation ? [translation] : [])).toEqual([
      { relativePath: 'faq.md', state },
    ]);
  });

  it('a stamp makes a translation current, again and again', () => {
    const once = stampSource(guide('uk', 'Текст.').source, 'aaaaaaaaaaaa');
    const again = stampSource(once, digest);
    expect(again.match(/translatedFrom/g)).toHaveLength(1);
    const { body, ...file } = { ...guide('uk', 'Текст.'), body: again };
    expect(pageStatuses([original], [readGuide({ ...file, source: body })])).toEqual([
      { relativePath: 'faq.md', state: 'current' },
    ]);
  });

  it('a file that is not UTF-8 is reported with its line and stays as it is', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'stamp-'));
    const front = '---\ntitle: T\ndescription: D\n---\n\n';
    const file = path.join(root, 'content/uk/faq.md');
    // "Це" in Windows-1251.
    const bytes = Buffer.concat([Buffer.from(front), Buffer.from([0xd6, 0xe5])]);
    for (const [name, content] of [
      [path.join(root, 'content/en/faq.md'), `${front}It`],
      [file, bytes],
    ] as const) {
      fs.mkdirSync(path.dirname(name), { recursive: true });
      fs.writeFileSync(name, content);
    }
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', pathToFileURL(require.resolve('tsx')).href, path.resolve(__dirname, '../cli.ts'), 'stamp'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^content\/uk\/faq\.md:6: this line is not UTF-8/);
    expect(status).toBe(1);
    expect(fs.readFileSync(file).equals(bytes)).toBe(true);
    fs.rmSync(root, { recursive: true });
  }, 60_000);

  it.each(['012345678901', '123456e78901'])(
    'a digest that YAML would take for a number stays a text: %s',
    (digits) => {
      const stamped = stampSource('---\ntitle: T\ndescription: D\n---\nТекст.', digits);
      expect(readGuide({ ...original, source: stamped }).frontMatter.translatedFrom).toBe(digits);
    },
  );

  it('is told by section', () => {
    expect([
      sectionOf('faq.md'),
      sectionOf('about/index.md'),
      sectionOf('libraries/i18n/guides/guard.md'),
    ]).toEqual(['/', 'about', 'libraries/i18n']);
    const table = driftTable([
      { relativePath: 'faq.md', state: 'outdated' },
      { relativePath: 'about/index.md', state: 'current' },
    ])
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    expect(table).toEqual([
      ['section', 'pages', 'current', 'outdated', 'unstamped', 'missing'],
      ['/', '1', '0', '1', '0', '0'],
      ['about', '1', '1', '0', '0', '0'],
      ['all', '2', '1', '1', '0', '0'],
    ]);
  });
});

describe('the glossary', () => {
  const glossary = checkGlossary(
    [
      'terms:',
      '  - { en: log, uk: журнал, avoid: [лог*], source: mdn, note: why }',
      '  - { en: option, uk: параметр, avoid: [опція], source: vue }',
      '  - { en: start, uk: запуск, avoid: [старт], source: vue }',
      '  - { en: quick start, uk: швидкий старт }',
      '  - { en: throw, uk: кидати, avoid: [викида* винят*], source: react, search: [тров] }',
      '  - { en: FAQ, uk: поширені запитання, avoid: [часті запитання], source: own, note: why }',
      '',
    ].join('\n'),
    'g.yml',
  );

  it('is in order', () => expect(glossary.problems).toEqual([]));

  it('lists the words to avoid, each with its term and the note', () => {
    expect(glossary.avoided).toContainEqual({ words: ['лог*'], instead: 'журнал', note: 'why' });
    expect(glossary.avoided.map(({ instead }) => instead)).not.toContain('швидкий старт');
  });

  it.each([
    ['{ en: a, uk: б, avoids: [в] }', 'has "avoids"'],
    ['{ en: a, uk: б, avoid: [в] }', 'without a source'],
    ['{ en: a, uk: б, source: wiki }', 'has the source "wiki"'],
    ['{ en: a, uk: б, source: own }', 'without a reason'],
    ['{ en: a, uk: б, search: [Б] }', 'has itself in "search"'],
    ['{ en: a, uk: б }\n  - { en: a, uk: в }', 'is listed twice', 3],
    ['en: a\n    uk: б\n    source: wiki', 'has the source "wiki"'],
  ])('%s is refused', (entry, message, line = 2) => {
    expect(checkGlossary(`terms:\n  - ${entry}\n`, 'g.yml').problems).toEqual([
      expect.objectContaining({ file: 'g.yml', line, message: expect.stringContaining(message) as string }),
    ]);
  });
});

it.each([
  ['usage.md', 119, 1],
  ['usage.md', 120, 0],
  ['index.md', 10, 0],
])('%s with %i words has %i problems', (relativePath, words, count) => {
  const prose = [{ text: 'слово '.repeat(words), line: 1 }];
  expect(checkLength({ prose, relativePath, sourcePath: relativePath })).toHaveLength(count);
});
