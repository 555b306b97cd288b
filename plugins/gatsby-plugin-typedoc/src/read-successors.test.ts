import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readTexts } from '../../../src/locales/read-messages';
import type { History } from '../../../src/model/reference/history';
import { formatProblem } from '../../../src/model/text/problem';
import { readSuccessors, SUCCESSORS_FILE, successorKey, type KnownNames } from './read-successors';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'successors-'));
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const histories: Record<string, History> = {
  mail: [
    {
      version: '0.1.0',
      date: '2024-01-01',
      changes: [
        { change: 'added', name: 'classes/Letter' },
        { change: 'added', name: 'classes/Page' },
        { change: 'added', name: 'functions/post' },
      ],
    },
    { version: '0.2.0', date: '2024-02-01', changes: [{ change: 'removed', name: 'classes/Letter' }] },
    { version: '0.3.0', date: '2024-03-01', changes: [{ change: 'added', name: 'classes/Letter' }] },
    {
      version: '0.4.0',
      date: '2024-04-01',
      changes: [
        { change: 'removed', name: 'classes/Letter' },
        { change: 'removed', name: 'classes/Page#size' },
        { change: 'removed', name: 'functions/post' },
        { change: 'removed', name: 'functions/back' },
      ],
    },
    { version: '0.5.0', date: '2024-05-01', changes: [{ change: 'added', name: 'functions/back' }] },
  ],
  'clients/post': [
    { version: '1.0.0', date: '2024-06-01', changes: [{ change: 'added', name: 'functions/send' }] },
  ],
};
const slugOf = (name: string) => `/api/${name.replace('/', '/src/')}/`;
const documentedNames = ['mail classes/Page', 'mail classes/Page#length', 'mail functions/back'];
const known: KnownNames = {
  historyOf: (name) => histories[name] ?? [],
  importName: (name) => `@x/${name.split('/').at(-1)}`,
  documented: new Map(
    [...documentedNames, 'clients/post functions/send'].map((each) => {
      const [packageName = '', name = ''] = each.split(' ');
      return [
        `${packageName}/${name.replace(/^.*\//, '')}`,
        { name, slug: slugOf(`${packageName}/${name}`) },
      ];
    }),
  ),
  isCurrent: true,
  t: readTexts('en', 'reference'),
};

function read(text: string, names: KnownNames = known) {
  fs.writeFileSync(path.join(folder, SUCCESSORS_FILE), text);
  const { successors, problems } = readSuccessors(folder, names);
  const shown = path.relative(process.cwd(), folder);
  return { successors, problems: problems.map((each) => formatProblem(each).replaceAll(shown, 'history')) };
}

it.each([
  ['en', ['Use ', ' instead'], ['Use ', ' from @x/post instead (since 1.0.0)']],
  ['uk', ['Натомість: ', ''], ['Натомість: ', ' з пакета @x/post (з версії 1.0.0)']],
] as const)(
  "adds the replacement to a name's last removal, with package and release if they differ, %s",
  (locale, [before, after], [beforeSent, afterSent]) => {
    const { successors, problems } = read(
      '# By hand.\nmail/Letter: mail/Page\nmail/Page#size: mail/Page#length\nmail/post: clients/post/send\n',
      { ...known, t: readTexts(locale, 'reference') },
    );
    expect(problems).toEqual([]);
    expect(Object.fromEntries(successors)).toEqual({
      [successorKey('mail', '0.4.0', 'classes/Letter')]: {
        before,
        label: 'Page',
        after,
        slug: slugOf('mail/classes/Page'),
      },
      [successorKey('mail', '0.4.0', 'classes/Page#size')]: {
        before,
        label: 'Page.length',
        after,
        slug: slugOf('mail/classes/Page#length'),
      },
      [successorKey('mail', '0.4.0', 'functions/post')]: {
        before: beforeSent,
        label: 'send',
        after: afterSent,
        slug: slugOf('clients/post/functions/send'),
      },
    });
  },
);

const FORM =
  'Expected "<package>/<Symbol>: <package>/<Symbol>", with "#<member>" after a symbol for its member.';

it.each([
  [
    'mail/Leter: mail/Page',
    'no release removed "mail/Leter". Expected a name that history/mail.json says is removed. Did you mean "mail/Letter"?',
  ],
  [
    'ship/Box: mail/Page',
    'no release removed "ship/Box". Expected a name that history/ship.json says is removed.',
  ],
  ['mail/back: mail/Page', '"mail/back" is in the reference today. Delete the line.'],
  [
    'mail/post: clients/post/sent',
    '"clients/post/sent", to be used instead of "mail/post", is not in the reference. Expected a name that is documented today. Did you mean "clients/post/send"?',
  ],
  ['mail/Letter: Page', `"mail/Letter: Page" does not name two symbols. ${FORM}`],
  ['mail/Letter:', `"mail/Letter:" does not name two symbols. ${FORM}`],
  ['mail/Letter: [mail/Page]', `"mail/Letter: [mail/Page]" does not name two symbols. ${FORM}`],
  ['mail/Page#size: mail/Page', '"mail/Page#size" is listed twice. Keep one line.'],
])('explains what is wrong with the line "%s"', (line, sentence) => {
  const { successors, problems } = read(`# By hand.\nmail/Page#size: mail/Page#length\n${line}\n`);
  expect(problems).toEqual([`history/${SUCCESSORS_FILE}:3: ${sentence}`]);
  expect(successors.size).toBe(1);
});

it('reports all problems together', () => {
  const { problems } = read('mail/Leter: mail/Page\nmail/Letter: Page\n\nmail/post: mail/sent\n');
  expect(problems.map((each) => each.split(': ')[0])).toEqual(
    [1, 2, 4].map((line) => `history/${SUCCESSORS_FILE}:${line}`),
  );
});

it.each([
  ['- mail/Letter', `history/${SUCCESSORS_FILE}:1: this is not a list of successors.`],
  ['mail/Letter: mail/Page\nmail/post: "', `history/${SUCCESSORS_FILE}:2: this is not YAML (`],
])("rejects a file that isn't a list: %j", (text, sentence) => {
  const { successors, problems } = read(text);
  expect(problems).toEqual([expect.stringContaining(sentence)]);
  expect(successors.size).toBe(0);
});

it('accepts a checkout that still has a removed name or lacks its replacement', () => {
  const { successors, problems } = read(
    'mail/back: mail/Page\nmail/post: mail/sent\nmail/Letter: mail/Page\nmail/Leter: mail/Page\n',
    { ...known, isCurrent: false },
  );
  expect([...successors.keys()]).toEqual([successorKey('mail', '0.4.0', 'classes/Letter')]);
  expect(problems).toEqual([expect.stringContaining(':4: no release removed "mail/Leter".')]);
});

it('returns nothing without histories or a successors file', () => {
  expect(readSuccessors(null, known)).toEqual({ successors: new Map(), problems: [] });
  expect(readSuccessors(os.tmpdir(), known)).toEqual({ successors: new Map(), problems: [] });
});
