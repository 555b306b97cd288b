import {
  compareBreaks,
  findInHistory,
  groupChanges,
  memberHistory,
  parseHistory,
  readBreaks,
  readHistoryName,
  type History,
} from './history';

const history: History = [
  {
    version: '0.1.0',
    date: '2024-01-01',
    changes: [
      { change: 'added', name: 'classes/Page' },
      { change: 'deprecated', name: 'classes/Page#old' },
      { change: 'added', name: 'classes/Gone' },
    ],
  },
  {
    version: '0.2.0',
    date: '2024-02-01',
    changes: [
      { change: 'changed', name: 'classes/Page', from: 'class Page', to: 'class Page extends Base' },
      { change: 'added', name: 'classes/Page#size', breaks: 'yes' },
      { change: 'undeprecated', name: 'classes/Page#old' },
      { change: 'removed', name: 'classes/Gone', breaks: 'yes' },
    ],
  },
  {
    version: '0.3.0',
    date: '2024-03-01',
    changes: [
      { change: 'changed', name: 'classes/Page#size', breaks: 'maybe', from: 'size: 1', to: 'size: 2' },
      { change: 'deprecated', name: 'classes/Page' },
      { change: 'added', name: 'classes/Gone#back' },
    ],
  },
  {
    version: '0.4.0',
    date: '2024-04-01',
    changes: [{ change: 'changed', name: 'classes/Page#size', from: 'size: 2', to: 'size: 3' }],
  },
];

it.each([
  [
    'classes/Page',
    {
      since: '0.1.0',
      deprecatedSince: '0.3.0',
      changes: [{ version: '0.2.0', breaks: null, from: 'class Page', to: 'class Page extends Base' }],
    },
  ],
  [
    'classes/Page#size',
    {
      since: '0.2.0',
      deprecatedSince: null,
      changes: [
        { version: '0.4.0', breaks: null, from: 'size: 2', to: 'size: 3' },
        { version: '0.3.0', breaks: 'maybe', from: 'size: 1', to: 'size: 2' },
      ],
    },
  ],
  ['classes/Page#old', { since: '0.1.0', deprecatedSince: null, changes: [] }],
  ['classes/Gone', null],
  ['classes/Unreleased', null],
])('finds the current history of %s', (name, expected) => {
  expect(findInHistory(history, name)).toEqual(expected);
});

it('dates a symbol that was added again to its return, without earlier changes', () => {
  const back: History = [
    ...history,
    { version: '0.5.0', date: '2024-05-01', changes: [{ change: 'removed', name: 'classes/Page' }] },
    { version: '0.6.0', date: '2024-06-01', changes: [{ change: 'added', name: 'classes/Page' }] },
  ];
  const fresh = { since: '0.6.0', deprecatedSince: null, changes: [] };
  expect(findInHistory(back, 'classes/Page')).toEqual(fresh);
  expect(findInHistory(back, 'classes/Page#size')).toEqual(fresh);
});

it.each(['{}', '[{"version":"1.0.0"}]', '[1]'])('rejects %s as a history', (text) => {
  expect(() => parseHistory(text)).toThrow('A history must be a list of releases');
});

it('groups changes in list order, without empty kinds', () => {
  const changes = [
    { change: 'added', name: 'a' },
    { change: 'removed', name: 'b' },
    { change: 'added', name: 'c' },
  ];
  expect(
    groupChanges(changes).map(({ change, changes: own }) => [change, own.map(({ name }) => name)]),
  ).toEqual([
    ['removed', ['b']],
    ['added', ['a', 'c']],
  ]);
});

it('sorts breaking changes first', () => {
  expect([null, 'maybe' as const, 'yes' as const, null].sort(compareBreaks)).toEqual([
    'yes',
    'maybe',
    null,
    null,
  ]);
});

it.each([
  ['yes', 'yes'],
  ['maybe', 'maybe'],
  ['no', null],
  [undefined, null],
])('reads the severity %j as %j', (written, grade) => {
  expect(readBreaks(written)).toBe(grade);
});

it.each([
  ['classes/Page', { directory: 'classes', symbol: 'Page', member: null, label: 'Page' }],
  ['classes/Page#size', { directory: 'classes', symbol: 'Page', member: 'size', label: 'Page.size' }],
])('parses the name %s', (name, parts) => {
  expect(readHistoryName(name)).toEqual(parts);
});

describe('the history of a member beside its symbol', () => {
  const history = (since: string, deprecatedSince: string | null = null) => ({
    since,
    deprecatedSince,
    changes: [],
  });

  it('is null for a member that came with its symbol and has not changed', () => {
    expect(memberHistory(history('0.1.0'), history('0.1.0'))).toBeNull();
    expect(memberHistory(null, history('0.1.0'))).toBeNull();
  });

  it('leaves out a version that the symbol already shows, but no deprecation', () => {
    expect(memberHistory(history('0.1.0', '0.2.0'), history('0.1.0'))).toEqual({
      since: null,
      deprecatedSince: '0.2.0',
      changes: [],
    });
  });

  it('is whole for a newer member, and for one without a symbol', () => {
    expect(memberHistory(history('0.2.0'), history('0.1.0'))).toEqual(history('0.2.0'));
    expect(memberHistory(history('0.2.0'), null)).toEqual(history('0.2.0'));
  });
});
