import { localeCodes } from '../../../../src/locales/locales';
import { readTexts } from '../../../../src/locales/read-messages';
import type { ToolkitError } from '../../../../src/model/reference/toolkit-error';
import { printPage } from '../print-page';
import { errorsPage } from './errors-page';
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
const symbol = (packageName: string, name: string) => ({
  package: packageName,
  kind: 'class',
  name,
  slug: `/api/${packageName}/src/classes/${name}/`,
  summary: '',
  signature: '',
  members: {},
});
const problems: string[] = [];
afterEach(() => expect(problems.splice(0)).toEqual([]));

const print = (facts: Parameters<typeof errorsPage>[0]) =>
  printPage(errorsPage(facts), readTexts('en', 'api'));

const page = (
  errors: ToolkitError[],
  locale: (typeof localeCodes)[number] = 'en',
  explained: { explanations?: Explanations; fallbacks?: Explanations } = {},
) =>
  print({
    errors: { auth: errors },
    t: readTexts(locale, 'reference'),
    symbols: [symbol('auth', 'Guard'), symbol('exceptions', 'DeniedException'), symbol('other', 'Guard')],
    sourcesUrl: 'https://example.com/libs',
    guideTitles: { 'libraries/auth/guards.md': 'Guards', 'libraries/auth/index.md': 'Auth' },
    explanations: {},
    fallbacks: {},
    onProblem: (message) => problems.push(message),
    ...explained,
  });

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
  const facts = {
    t: readTexts('en', 'reference'),
    symbols: [],
    sourcesUrl: '',
    guideTitles: {},
    explanations: {},
    fallbacks: {},
    onProblem: () => undefined,
  };
  const text = print({ ...facts, errors: { auth: [], 'clients/mail-client': [], jobs: [] } });
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
    auth: { 'Something went wrong': { message: '', happened, causes: ['A', 'B'], fix: 'Do `x`.' } },
  });
  const fallbacks = explanation('In English.');
  const own = page([error({})], 'uk', { explanations: explanation('Щось сталося.'), fallbacks });
  expect(own).toContain('\nЩось сталося.\n\n**Імовірні причини**\n\n- A\n- B\n\n**Що робити**\n\nDo `x`.\n');
  expect(own).not.toContain('"isUntranslated":true');
  const english = page([error({})], 'uk', { fallbacks });
  expect(english).toContain('{"markdown":"In English.","isUntranslated":true}');
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

it('links to symbols in explanations, and reports a link to none', () => {
  const explanation = (fix: string) => ({
    explanations: { auth: { 'Something went wrong': { message: '', happened: 'A', fix } } },
  });
  expect(
    page([error({})], 'en', explanation('[a](api:DeniedException), [b](api:auth/Guard#check)')),
  ).toContain('[a](./exceptions/src/classes/DeniedException.md), [b](./auth/src/classes/Guard.md#check)');
  page([error({})], 'en', explanation('[a](api:Guard)'));
  expect(problems.splice(0)).toEqual([expect.stringContaining('links to "api:Guard", which is no symbol.')]);
});

it('shows markup in a message as it is', () => {
  const text = page([error({ message: 'Use `x` <b>' })]);
  expect(text).toContain('### Use \\`x\\` \\<b\\>\n');
  expect(text).toContain('"title":"Use `x` <b>"');
});
