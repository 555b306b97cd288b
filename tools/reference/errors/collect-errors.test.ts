import { collectErrors } from './collect-errors';
import { compareErrors } from './compare-errors';
import { findGuides } from './find-guides';

const tree = new Map([
  ['libs/a/src/index.ts', `export * from './lib/guard';`],
  [
    'libs/a/src/lib/guard.ts',
    `
export class Guard {
  canActivate(user: User, mode: string) {
    if (!user) {
      const message = \`No \${user.kind} for \${JSON.stringify(mode)}\`;
      this.logger.error({ user }, message);
      throw new GuardException(message);
    }
    this.logger.warn('Two ' + 'parts of ' + user.name + ' here');
    throw new GuardException();
  }
}
export function start(isFirst: boolean) {
  console.error('Bad: %s', isFirst);
  this.logger.info('Not an error');
  new Set('Not an error either');
  throw new TypeError(isFirst ? 'First choice' : 'Second choice');
}
`,
  ],
  [
    'libs/a/src/lib/exceptions.ts',
    `
export class BaseException extends Error {}
export class GuardException extends BaseException {
  constructor(detail = i18nString('a.GUARD.DETAIL')) {
    super(i18nString('a.GUARD.TITLE'), detail, HttpStatus.FORBIDDEN);
  }
}
export class NarrowException extends GuardException {}
const TEXT = 'a.MUST';
export const IsThing = () => validate(TEXT);
export const throwNarrow = () => { throw new NarrowException('Too narrow'); };
`,
  ],
  [
    'libs/a/src/lib/i18n/en/a.json',
    JSON.stringify({
      GUARD: { TITLE: 'Access Denied', DETAIL: 'You may not {what}.' },
      MUST: 'It must be a thing',
      UNUSED: 'Said nowhere',
    }),
  ],
]);

const { a = [] } = collectErrors(tree, '@s');
const shown = a.map(({ message, thrown, status, log, places }) => [
  message,
  thrown,
  status,
  log,
  places.map(({ name }) => name).join(' '),
]);

it.each([
  ['No {kind} for {mode}', 'GuardException', 403, 'error', 'Guard.canActivate'],
  ['Two parts of {name} here', null, null, 'warn', 'Guard.canActivate'],
  ['Bad: {value}', null, null, 'error', 'start'],
  ['First choice', 'TypeError', null, null, 'start'],
  ['Second choice', 'TypeError', null, null, 'start'],
  // An exception without a message uses its class's default message.
  ['You may not {what}.', 'GuardException', 403, null, 'GuardException Guard.canActivate'],
  // The status comes from the base class.
  ['Too narrow', 'NarrowException', 403, null, 'throwNarrow'],
  ['It must be a thing', null, null, null, 'IsThing'],
])('finds %j', (...expected) => {
  expect(shown).toContainEqual(expected);
});

it('finds no other messages, and sorts them', () => {
  expect(a).toHaveLength(8);
  expect(shown.map(([message]) => message)).toEqual([...shown.map(([message]) => String(message))].sort());
});

it('includes the line in the source', () => {
  expect(a.find(({ message }) => message === 'Bad: {value}')?.places).toEqual([
    { name: 'start', source: 'a/src/lib/guard.ts:14' },
  ]);
});

describe('compareErrors', () => {
  const [first, ...rest] = a;

  it('accepts a list that matches the source, and ignores the guide', () => {
    expect(compareErrors({ a: a.map((error) => ({ ...error, guides: ['x.md'] })) }, { a })).toEqual([]);
  });

  it.each([
    ['is missing', { a: rest }, { a }],
    ['is not in the source', { a }, { a: rest }],
    ['has changed in the source', { a: [{ ...first, status: 418 } as never, ...rest] }, { a }],
  ])('reports an error that %s', (what, listed, current) => {
    const lines = compareErrors(listed, current);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"${first?.message}"`);
    expect(lines[0]).toContain(what);
    expect(lines[0]).toContain('npm run reference -- errors');
  });
});

describe('findGuides', () => {
  const guide = (relativePath: string, ...lines: string[]) => ({
    relativePath,
    source: ['', ...lines].join('\n'),
    headings: lines.flatMap((text, at) =>
      text.startsWith('## ') ? [{ id: text.slice(3), level: 2, line: at + 2 }] : [],
    ),
  });
  const error = {
    message: 'No configuration files found in "{folder}".',
    thrown: 'Error',
    status: null,
    log: null,
    places: [{ name: 'readFiles', source: '' }],
    guides: [],
  };
  const quote = 'It says `No configuration files found in "config"`.';

  it('finds the section that quotes the message', () => {
    const guides = [
      guide('faq.md', '## x', 'readFiles'),
      guide('libraries/b/start.md', '## set-up', 'text', '## errors', quote),
    ];
    expect(findGuides(error, 'b', guides)).toEqual(['libraries/b/start.md#errors']);
  });

  it('prefers a guide about the package', () => {
    const guides = [
      guide('libraries/a/start.md', '## x', quote),
      guide('libraries/b/start.md', '## y', quote),
    ];
    expect(findGuides(error, 'b', guides)).toEqual(['libraries/b/start.md#y']);
  });

  it('falls back to a section about the package that mentions the symbol', () => {
    const guides = [
      guide('libraries/b/index.md', '## x', 'readFiles'),
      guide('libraries/b/use.md', '## y', '`readFiles()`'),
    ];
    expect(findGuides(error, 'b', guides)).toEqual(['libraries/b/use.md#y']);
    expect(findGuides(error, 'c', guides)).toEqual([]);
  });

  it('ignores places outside functions and classes, which have no name', () => {
    const inModule = { ...error, places: [{ name: '', source: 'b/src/main.ts:1' }] };
    expect(findGuides(inModule, 'b', [guide('libraries/b/use.md', '## y', 'Any text')])).toEqual([]);
  });

  it('adds pages about what throws the error, in the guides of its package', () => {
    const guides = [
      guide('libraries/b/start.md', '## errors', quote),
      guide('libraries/d/locking.md', 'description: Detect edits with readFiles.'),
      guide('libraries/d/other.md', 'readFiles is mentioned'),
      guide('libraries/d/index.md', 'description: readFiles and more.'),
      guide('libraries/e/use.md', '## readFiles'),
    ];
    const inPackage = { ...error, places: [{ name: 'readFiles.check', source: 'd/src/lib/files.ts:7' }] };
    expect(findGuides(inPackage, 'b', guides)).toEqual([
      'libraries/b/start.md#errors',
      'libraries/d/locking.md',
    ]);
  });
});
