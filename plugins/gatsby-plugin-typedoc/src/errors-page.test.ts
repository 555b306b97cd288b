import { localeCodes } from '../../../src/locales/locales';
import { readTexts } from '../../../src/locales/read-messages';
import type { ToolkitError } from '../../../src/model/toolkit-error';
import { writeErrorsPage } from './errors-page';

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
const page = (errors: ToolkitError[], locale: (typeof localeCodes)[number] = 'en') =>
  writeErrorsPage({
    errors: { auth: errors },
    words: readTexts(locale, 'reference'),
    symbols: [symbol('auth', 'Guard'), symbol('exceptions', 'DeniedException'), symbol('other', 'Guard')],
    sourcesUrl: 'https://example.com/libs',
    guideTitles: new Map([
      ['libraries/auth/guards.md', 'Guards'],
      ['libraries/auth/index.md', 'Auth'],
    ]),
  });

it('lists each message with its status and links to the symbols, the source, and the guides', () => {
  const text = page([
    error({
      thrown: 'DeniedException',
      status: 403,
      guides: ['libraries/auth/guards.md#denied', 'libraries/auth/index.md', 'missing.md'],
    }),
  ]);
  expect(text).toContain(
    'Thrown as [`DeniedException`](./exceptions/src/classes/DeniedException.md), HTTP status 403',
  );
  expect(text).toContain(
    '[`Guard.check`](./auth/src/classes/Guard.md) ([source](https://example.com/libs/auth/src/lib/guard.ts#L7))',
  );
  expect(text).toContain(
    'In the guides: [Guards](../libraries/auth/guards.md#denied), [Auth](../libraries/auth/index.md)\n',
  );
});

it('lists packages by name, with IDs that contain the folder', () => {
  const facts = {
    words: readTexts('en', 'reference'),
    symbols: [],
    sourcesUrl: '',
    guideTitles: new Map(),
  };
  const text = writeErrorsPage({ ...facts, errors: { auth: [], 'clients/mail-client': [], jobs: [] } });
  expect(text.match(/^## .*$/gm)).toEqual([
    '## auth {#auth}',
    '## jobs {#jobs}',
    '## mail-client {#clients-mail-client}',
  ]);
});

it.each([
  [{ log: 'error' }, 'Logged as an error'],
  [{ log: 'warn' }, 'Logged as a warning'],
  [{}, 'Validator message'],
] as const)('says of %j: %s', (fields, line) => {
  expect(page([error(fields)])).toContain(`- ${line}\n`);
});

it("doesn't link to a missing guide or a symbol without a page", () => {
  const text = page([error({ thrown: 'Error', guides: ['libraries/gone.md#x'] })]);
  expect(text).not.toContain('gone.md');
  expect(text).toContain('Thrown as `Error`\n');
});

it('has unique IDs that are the same in all languages', () => {
  const errors = [
    error({ message: `Can't open {file} of this very long message that goes on and on for ever` }),
    error({ message: 'No file' }),
    error({ message: 'No file {name}' }),
  ];
  const ids = localeCodes.map((locale) =>
    [...page(errors, locale).matchAll(/\{#([\w-]+)\}$/gm)].map(([, id]) => id),
  );
  expect(ids[0]).toEqual([
    'auth',
    'cant-open-of-this-very-long-message-that-goes-on-and-on-for',
    'no-file',
    'no-file-2',
  ]);
  for (const other of ids) expect(other).toEqual(ids[0]);
});

it("keeps a message's backticks inside the inline code", () => {
  expect(page([error({ message: 'Use `x`' })])).toContain('### `` Use `x` `` {#use-x}');
});
