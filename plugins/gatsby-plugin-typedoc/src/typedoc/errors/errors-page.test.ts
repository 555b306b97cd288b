import { localeCodes, type Locale } from '../../../../../src/locales/locales';
import { readTexts } from '../../../../../src/locales/read-messages';
import type { ToolkitError } from '../../../../../src/model/reference/toolkit-error';
import { printPage } from '../../print-page';
import { errorsPage } from './errors-page';
import type { ExplainedErrors } from './read-errors';
import type { Explanations } from './read-explanations';

const error = (fields: Partial<ToolkitError>): ToolkitError => ({
  message: 'Something went wrong',
  thrown: null,
  status: null,
  log: null,
  places: [{ name: 'Guard.check', source: 'auth/src/lib/guard.ts:7' }],
  guides: [],
  ...fields,
});
const PAGES: Record<string, string> = {
  'Guard of auth': './auth/src/classes/Guard.md',
  'DeniedException of auth': './exceptions/src/classes/DeniedException.md',
};

const print = (explained: ExplainedErrors, locale: Locale = 'en') => {
  const context = {
    t: readTexts(locale, 'reference', 'api'),
    findSymbol: (name: string, packageName: string) => `${name} of ${packageName}` as never,
    linkTo: (target: unknown) => PAGES[String(target)] ?? null,
  };
  return printPage(errorsPage(explained, 'https://example.com/libs', context), readTexts('en', 'api'));
};
const source = { file: 'content/uk/errors/auth.yml', line: 3 };

const page = (
  errors: ToolkitError[],
  locale: Locale = 'en',
  explained: { explanations?: Explanations; fallbacks?: Explanations } = {},
) =>
  print(
    {
      errors: { auth: errors },
      guideTitles: { 'libraries/auth/guards.md': 'Guards', 'libraries/auth/index.md': 'Auth' },
      explanations: {},
      fallbacks: {},
      problems: [],
      ...explained,
    },
    locale,
  );

const idsOf = (text: string) => [...text.matchAll(/"id":"([\w-]+)"/g)].map(([, id]) => id);

it('lists each message with its status and links to the symbols, the source, and the guides', () => {
  const text = page([
    error({
      thrown: 'DeniedException',
      status: 403,
      guides: ['libraries/auth/guards.md#denied', 'libraries/auth/index.md', 'missing.md'],
    }),
  ]);
  expect(text).toContain('- Exception: [`DeniedException`](./exceptions/src/classes/DeniedException.md)');
  expect(text).toContain(
    '[`Guard.check`](./auth/src/classes/Guard.md) ([source](https://example.com/libs/auth/src/lib/guard.ts#L7))',
  );
  expect(text).toContain(
    'In the guides: [Guards](../libraries/auth/guards.md#denied), [Auth](../libraries/auth/index.md)\n',
  );
});

it('lists packages by name, with IDs that contain the folder', () => {
  const errors = { auth: [], 'clients/mail-client': [], jobs: [] };
  const text = print({ errors, guideTitles: {}, explanations: {}, fallbacks: {}, problems: [] });
  expect(text.match(/^## .*$/gm)).toEqual(['## auth', '## jobs', '## mail-client']);
  expect(idsOf(text)).toEqual(['auth', 'jobs', 'clients-mail-client']);
});

it.each([
  [{ log: 'error' }, 'Logged as error'],
  [{ log: 'warn' }, 'Logged as warning'],
  [{}, 'Validation'],
  [{ thrown: 'DeniedException', status: 403 }, 'HTTP 403* · *Thrown'],
] as const)('says of %j: %s', (fields, line) => {
  expect(page([error(fields)])).toContain(`\n*${line}*\n`);
});

it('explains a message in its language, or else in English, or says that nobody has', () => {
  const explanation = (happened: string) => ({
    auth: { 'Something went wrong': { message: '', happened, causes: ['A', 'B'], fix: 'Do `x`.', source } },
  });
  const fallbacks = explanation('In English.');
  const own = page([error({})], 'uk', { explanations: explanation('Щось сталося.'), fallbacks });
  expect(own).toContain('\nЩось сталося.\n\n**Імовірні причини**\n\n- A\n- B\n\n**Що робити**\n\nDo `x`.\n');
  expect(own).not.toContain('"isUntranslated":true');
  const english = page([error({})], 'uk', { fallbacks });
  expect(english).toContain('{"markdown":"In English.","isUntranslated":true,');
  expect(page([error({})])).toContain("This message isn't explained yet.");
});

it("doesn't link to a missing guide or a symbol without a page", () => {
  const text = page([error({ thrown: 'Error', guides: ['libraries/gone.md#x'] })]);
  expect(text).not.toContain('gone.md');
  expect(text).toContain('- Exception: `Error`\n');
});

it('has unique IDs that are the same in all languages', () => {
  const errors = [
    error({ message: `Can't open {file} of this very long message that goes on and on for ever` }),
    error({ message: 'No file' }),
    error({ message: 'No file {name}' }),
  ];
  const ids = localeCodes.map((locale) => idsOf(page(errors, locale)));
  expect(ids[0]).toEqual([
    'auth',
    'cant-open-of-this-very-long-message-that-goes-on-and-on-for',
    'no-file',
    'no-file-2',
  ]);
  for (const other of ids) expect(other).toEqual(ids[0]);
});

it('keeps the links in an explanation, with the file and line to edit', () => {
  const fix = '[a](api:auth/Guard#check), [b](/libraries/auth/guards.md)';
  const explanations = { auth: { 'Something went wrong': { message: '', happened: 'A', fix, source } } };
  const text = page([error({})], 'en', { explanations });
  expect(text).toContain(`
${fix}
`);
  expect(text).toContain(JSON.stringify({ markdown: fix, isUntranslated: false, source }));
});

it('shows markup in a message as it is', () => {
  const text = page([error({ message: 'Use `x` <b>' })]);
  expect(text).toContain('### Use \\`x\\` \\<b\\>\n');
  expect(text).toContain('"title":"Use `x` <b>"');
});
