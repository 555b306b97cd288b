import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readGuide } from '../../../packages/guide-files/read-guide';
import { checkGlossary } from '../../translation/src/check-glossary';
import { checkTexts } from './check-texts';
import { glossaryRules } from './glossary-rules';
import { lintProse } from './lint-prose';
import { readComments } from './read-comments';
import { readExplanations, readMessages, type Text } from './read-prose';

interface Rule {
  expected: string;
  specs: { from: string; to: string }[];
}

/** Checks sentences as a document with one sentence per line, and returns those with problems. */
async function flagged(sentences: readonly string[], rules: string): Promise<string[]> {
  const problems = await lintProse(
    sentences.map((text, index) => ({ text, line: index + 1, file: 'f' })),
    rules,
  );
  return [...new Set(problems.map(({ line = 0 }) => sentences[line - 1] ?? ''))];
}

const problemsIn = async (text: Partial<Text>, locale: string) =>
  (await checkTexts([{ sourcePath: 'f', prose: [], ...text }], locale)).map(
    ({ line, message }) => `${line}: ${message}`,
  );

describe.each(['en', 'uk', 'uk-headings', 'uk-markdown'])('%s.yml', (name) => {
  const content = fs.readFileSync(path.join(__dirname, `${name}.yml`), 'utf8');
  const { rules } = parse(content) as { rules: Rule[] };
  const specs = rules.flatMap((rule) => rule.specs);

  it('has an example of bad wording for each rule', () => {
    expect(rules.filter((rule) => !rule.specs.some(({ from, to }) => from !== to))).toEqual([]);
  });

  it('flags the bad examples and none of the good ones', async () => {
    const bad = specs.filter(({ from, to }) => from !== to).map(({ from }) => from);
    const good = specs.filter(({ from, to }) => from === to).map(({ from }) => from);
    expect((await flagged(bad, content)).sort()).toEqual([...bad].sort());
    expect(await flagged(good, content)).toEqual([]);
  });
});

it('rejects a rule file with a rule that misses its own example', async () => {
  const rules =
    'version: 1\nrules:\n  - { expected: email, pattern: maill, specs: [{ from: mail, to: email }] }\n';
  await expect(flagged(['mail'], rules)).rejects.toThrow('spec failed');
});

it.each([
  ["пам'ять", '’'],
  ['мьютекс экран', 'Russian letter'],
  ['звуть "назва"', '«назва»'],
  ['ключ - це рядок', 'hyphen'],
  ['cховище', 'Latin and Cyrillic'],
  ['так , отже', 'space before'],
  ['клас являється базовим', '"є"'],
  ['Контейнер живе, доки триває тест.', '"існує"'],
  ['Встановіть ` у `.', 'Присвойте'],
  ['Відповідь приходить згодом.', '"надходить"'],
  ['Guard створює Nest.', 'Latin name'],
  ['Метод викликає BullMQ.', 'Latin name'],
  ['Дивіться в розділі про помилки.', '"див."'],
  ['усі винятки набору', 'Softkit'],
  ['список string', '`string[]`'],
  ['до 95% диска', 'percent'],
  ['частина — 5 МБ', 'МіБ'],
  ['Символи', 'Елемент'],
  ['Чому зникає властивість', 'question mark'],
])('reports «%s» with the advice %s', async (text, advice) => {
  expect(await problemsIn({ prose: [{ text, line: 1 }] }, 'uk')).toEqual([expect.stringContaining(advice)]);
});

it('accepts good Ukrainian sentences', async () => {
  const sentences = [
    'Пам’ять — це «сховище».',
    'в журналі з’являється запис',
    'HTTP-клієнт і GraphQL-запит',
    'ключ "id" у JSON',
    'будь-який: 1, 2; 3…',
    'контраст 4,5 : 1',
    'Екземпляр guard створює сам Nest.',
    'Nest викликає метод після запуску.',
    'Його отримує SendGrid; Mailgun',
    'Дивіться на час завершення.',
    'набір символів',
    'зі свіжого списку живих клієнтів',
    'список рядків і тип `',
    'до 95 % диска, 5 МіБ',
    'Чому зникає властивість?',
    'Чому так сталося, пояснено нижче.',
    'Рядок збережено.',
  ];
  const prose = sentences.map((text, index) => ({ text, line: index + 1 }));
  expect(await problemsIn({ prose }, 'uk')).toEqual([]);
});

it('accepts good English sentences', async () => {
  const sentences = [
    'Set up the test, then start up the server at the start of the suite.',
    'Requests time out after one of your own limits, and the client falls back to English.',
    'The value is replaced by the provider. Replace it by calling the method.',
    'Keep in mind that a class of yours, or one of your own, can return the answer `.',
    'Return the answer 404, and ask for any more rows.',
    'It promises a precise, concise answer, otherwise it raises an exercise.',
    'This page has no section “{id}”, and the sample prints "required tenant id repository".',
  ];
  const prose = sentences.map((text, index) => ({ text, line: index + 1 }));
  expect(await problemsIn({ prose }, 'en')).toEqual([]);
});

it('reports the line where a phrase begins, even across a line break', async () => {
  const prose = [{ text: 'Перший рядок.\nУсі винятки\nнабору.', line: 7 }];
  expect(await problemsIn({ prose }, 'uk')).toEqual([expect.stringMatching(/^9: "набору": write "Softkit"/)]);
  const wrapped = [{ text: 'First line.\nNot the\nother way\nround.', line: 7 }];
  expect(await problemsIn({ prose: [{ text: 'the other way round', line: 1 }, ...wrapped] }, 'en')).toEqual([
    '1: "the other way round": write "the other way around".',
    '8: "the other way round": write "the other way around".',
  ]);
});

it.each([
  ['Встановіть пакет', 1],
  ['Перевірте тестом', 1],
  ['Не втратити зміни', 1],
  ['Мати різні налаштування', 1],
  ['Встановлення пакета', 0],
  ['Як вибрати', 0],
  ['Запити та відповіді', 0],
  ['Просте налаштування', 0],
])('finds in the heading «%s» %i problems, and in the same sentence none', async (text, count) => {
  expect(await problemsIn({ prose: [{ text, line: 1, heading: true }] }, 'uk')).toHaveLength(count);
  expect(await problemsIn({ prose: [{ text, line: 1 }] }, 'uk')).toEqual([]);
});

it('checks front matter and prose of a guide, but no code, addresses, or directive names', async () => {
  const { prose } = readGuide({
    locale: 'en',
    relativePath: 'faq.md',
    sourcePath: 'content/en/faq.md',
    source: [
      '---',
      'title: Set-up',
      'description: The time-out',
      '---',
      'Good, `e-mail`, [link](./e-mail.md).',
      '',
      ':::note[The colour]',
      'An e-mail.',
      ':::',
      '',
      '```ts',
      "// The set-up of an 'e-mail'",
      '```',
      '',
      '| Remedy |',
      '| --- |',
      '| At startup, by e-mail |',
    ].join('\n'),
  });
  const lines = (await problemsIn({ prose }, 'en')).map((problem) => problem.split(':', 2).join(':'));
  expect(lines.sort()).toEqual([
    '15: "Remedy"',
    '17: "e-mail"',
    '2: "Set-up"',
    '3: "time-out"',
    '7: "colour"',
    '8: "e-mail"',
  ]);
});

it('finds the quotation marks of a link in the Markdown source', async () => {
  const markdown = [
    { text: 'див. [«Черги»](./queues.md)', line: 1 },
    { text: 'див. «[Черги](./queues.md)»', line: 2 },
  ];
  expect(await problemsIn({ markdown }, 'uk')).toEqual([expect.stringMatching(/^2: .*write "\[«Черги»\]"/)]);
});

describe('doc comments', () => {
  const source = [
    'const name = 1;',
    '/**',
    ' * English `a` text,',
    ' * second line.',
    ' *',
    ' * ```ts',
    ' * const code = 1;',
    ' * ```',
    ' * @uk Перший `a` рядок',
    ' * другий.',
    ' * @param x - The parameter.',
    ' * @ukParam x - Третій.',
    ' * @ukulele Not a language.',
    ' * @defaultValue `5`',
    ' * @example',
    ' * @Module({})',
    ' * class A {}',
    ' */',
  ].join('\n');

  it.each([
    [
      'uk',
      [
        { text: 'Перший ` рядок\nдругий.', line: 9 },
        { text: 'Третій.', line: 12 },
      ],
    ],
    [
      'en',
      [
        { text: 'English ` text,\nsecond line.', line: 3 },
        { text: 'The parameter.', line: 11 },
        { text: 'Not a language.', line: 13 },
      ],
    ],
  ])('are read in the language "%s", without code', (locale, texts) => {
    expect(readComments(source, locale)).toEqual(texts);
  });

  it('are checked, each language with its own rules', async () => {
    const bad = source.replace('second line', 'tells whether').replace('другий', 'на протязі');
    expect(await problemsIn({ prose: readComments(bad, 'en') }, 'en')).toEqual([
      expect.stringMatching(/^4: "tells whether": write "checks whether"/),
    ]);
    expect(await problemsIn({ prose: readComments(bad, 'uk') }, 'uk')).toEqual([
      '10: "на протязі": write "протягом".',
    ]);
  });
});

it('reads messages without their keys and escapes, and checks them', async () => {
  const prose = readMessages('{\n  "e-mail.label": "First\\nsecond",\n  "c": "An e-mail"\n}');
  expect(prose).toEqual([
    { text: 'First second', line: 2 },
    { text: 'An e-mail', line: 3 },
  ]);
  expect(await problemsIn({ prose }, 'en')).toEqual(['3: "e-mail": write "email".']);
});

it('reads explanations of errors without messages, code, and addresses', () => {
  const yaml = [
    '- message: An e-mail',
    '  happened: >-',
    '    Перший `a`',
    '    рядок, [див.](../e-mail.md).',
    '  causes:',
    '    - Другий.',
    '',
  ].join('\n');
  expect(readExplanations(yaml)).toEqual([
    { text: 'Перший ` рядок, [див.].', line: 2 },
    { text: 'Другий.', line: 6 },
  ]);
});

describe('words that the glossary avoids', () => {
  const { avoided } = checkGlossary(
    [
      'terms:',
      '  - { en: log, uk: журнал, avoid: [лог(у|и|ах|)], source: own, note: чому }',
      '  - { en: option, uk: параметр, avoid: [опці*], source: vue }',
      '  - { en: throw, uk: кидати, avoid: [викида* винят*], source: react, search: [тров] }',
      '',
    ].join('\n'),
    'g.yml',
  );

  it.each([
    ['Опції пишуться в логах.', ['Опції', 'логах']],
    ['Логіка логера й огляд.', []],
    ['Блог є.', []],
    ['Метод викидає винятки.', ['викидає винятки']],
    ['Метод викидає порожні частини.', []],
  ])('are found in "%s": %j', async (text, words) => {
    const problems = await lintProse([{ text, line: 3, file: 'f' }], glossaryRules(avoided));
    expect(problems.map(({ message }) => message)).toEqual(
      words.map((word) => expect.stringContaining(`"${word}":`) as string),
    );
  });

  it('are reported with the term and the reason', async () => {
    const [problem] = await lintProse([{ text: 'лог', line: 3, file: 'f' }], glossaryRules(avoided));
    expect(problem?.message).toBe('"лог": write "журнал". The glossary avoids this word: чому.');
  });
});
