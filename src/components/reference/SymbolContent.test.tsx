import { screen, within } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import type { CompiledBlock } from '../../model/reference/reference-blocks';
import { SymbolContent } from './SymbolContent';

jest.mock('gatsby', () => jest.requireActual('../../../tests/jest/gatsby'));

type Props = Parameters<typeof SymbolContent>[0];

const block = (type: CompiledBlock['type'], fields: object) => ({ type, ...fields }) as CompiledBlock;

const text = (first: string, { rest = '', lang = null as string | null } = {}) => ({ first, rest, lang });
const row = (fields: object) => ({ name: 'a', ...fields });
const history = (since: string, more: Partial<Queries.HistoryFieldsFragment> = {}) => ({
  since,
  deprecatedSince: null,
  changes: [],
  ...more,
});

function show(content: CompiledBlock[], { history = null, guides = {} }: Partial<Props> = {}) {
  return renderIn('en', <SymbolContent content={content} history={history} guides={guides} />);
}

const member = (fields: object = {}) =>
  block('member', { id: 'size', level: 3, title: 'size', headline: [], blocks: [], ...fields });

it('shows a member’s name, type, overridden member, default, and history on a line', () => {
  const headline = [
    block('value', { code: { html: 'number' }, notes: ['optional', 'readonly'] }),
    block('links', { title: 'Overrides', links: [{ name: 'A.size', target: '/api/a/#size' }] }),
    block('text', { title: 'Default', text: text('<code>1</code>') }),
  ];
  show([member({ headline, sourceUrl: 'https://example.com/#L3', history: history('0.2.0') })], {
    history: history('0.1.0'),
  });
  const line = screen.getByRole('heading', { name: 'size' }).closest('.member-head');
  expect(line?.querySelector('.headline')).toHaveTextContent(
    /^number optional readonly · Overrides: A\.size · Default: 1$/,
  );
  expect(line).toHaveTextContent('Since 0.2.0');
  expect(within(line as HTMLElement).getByRole('link', { name: 'Source of size' })).toHaveAttribute(
    'href',
    'https://example.com/#L3',
  );
  expect(document.querySelector('.headline a')).toHaveAttribute('href', '/api/a/#size');
});

it('shows the symbol’s history below the import, with both declarations of a change as text', () => {
  const changes = [
    { version: '0.3.0', breaks: 'yes', from: 'size: <img src=x onerror=1>', to: 'MAX_SIZE: 2' },
    { version: '0.2.1', breaks: 'who knows', from: 'a', to: 'b' },
  ];
  const { container } = show([block('import', { code: { html: "import 'a'" } })], {
    history: history('0.1.0', { deprecatedSince: '0.4.0', changes }),
  });
  const shown = container.querySelector('figure.code.import + .history');
  expect(shown).toHaveTextContent(/^Since 0\.1\.0Deprecated since 0\.4\.0Changed in 0\.3\.0 breaking/);
  expect(shown?.querySelector('del')).toHaveTextContent('size: <img src=x onerror=1>');
  expect(shown?.querySelector('ins')?.innerHTML).toBe('MAX_<wbr>SIZE: 2');
  expect(screen.getByText('Changed in 0.2.1').querySelector('b')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

it('lists parameters with types, notes, and what follows the first paragraph', () => {
  const { container } = show([
    block('label', { title: 'Parameters', isHidden: true }),
    block('rows', {
      rows: [
        row({
          code: { html: '<a href="/b/">B</a>' },
          notes: ['optional'],
          text: text('Words.'),
          note: text('Default: 1.'),
        }),
        row({
          name: 'b',
          target: '/api/b/',
          text: text('One.', { rest: '<ul><li>Two.</li></ul>', lang: 'en' }),
        }),
      ],
    }),
  ]);
  expect(container.querySelector('p.visually-hidden')).toHaveTextContent('Parameters');
  const [first, second] = screen.getAllByRole('term');
  expect(first).toHaveTextContent(/^a optional$/);
  expect(second?.innerHTML).toBe('<a href="/api/b/"><code>b</code></a>');
  const [said, more] = screen.getAllByRole('definition');
  expect(said).toHaveTextContent(/^B — Words\. Default: 1\.$/);
  expect(more?.innerHTML).toBe('<p lang="en">One.</p><div lang="en"><ul><li>Two.</li></ul></div>');
});

it('shows exceptions beside their title, in a row like the parameters', () => {
  const { container } = show([block('list', { title: 'Throws', texts: [text('One')] })]);
  expect(screen.getByRole('term')).toHaveTextContent('Throws');
  expect(within(screen.getByRole('definition')).getByRole('listitem')).toHaveTextContent('One');
  expect(container.querySelectorAll('ul')).toHaveLength(1);
});

it('shows the members of an enum as rows with IDs and source links, without empty columns', () => {
  show([
    block('enum', {
      head: ['Name', 'Value', 'Description'],
      rows: [
        row({
          id: 'RED',
          name: 'RED',
          code: { html: '1' },
          sourceUrl: 'https://example.com/',
          history: history('0.2.0'),
        }),
      ],
    }),
  ]);
  expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(['Name', 'Value']);
  const shown = screen.getByRole('row', { name: /RED/ });
  expect(shown).toHaveAttribute('id', 'RED');
  expect(within(shown).getByRole('rowheader')).toHaveTextContent(/^RED$/);
  expect(within(shown).getByRole('cell')).toHaveTextContent(/^1Since 0\.2\.0Source$/);
  expect(within(shown).getByRole('link', { name: 'Source of RED' })).toBeInTheDocument();
});

it.each([
  [200, false],
  [201, true],
])('keeps the summary of %i members visible next to the table of contents: %s', (count, isKept) => {
  const { container } = show(Array.from({ length: count }, (_, at) => member({ id: `m${at}` })));
  expect(container.firstElementChild?.classList.contains('long')).toBe(isKept);
});

it('shows the rest of many signatures on demand', () => {
  const { container } = show([
    block('signature', { code: { html: 'first()' } }),
    block('more-signatures', { title: '1 more overload', code: { html: 'second()' } }),
  ]);
  expect(container.querySelector('details')).toHaveTextContent(/^1 more overload\s*second\(\)$/);
  expect(container.querySelector('figure.signature')).toHaveTextContent('first()');
});

it('puts the number and the text of an overload on a line, once', () => {
  const overload = (count: number, more: object) =>
    block('overload', { id: `run-overload-${count}`, title: `Overload ${count}`, ...more });
  const { container } = show([
    member({
      title: 'run()',
      blocks: [
        overload(1, { text: text('Runs.') }),
        overload(2, {}),
        block('text', { title: 'Since', text: text('1') }),
      ],
    }),
  ]);
  expect([...container.querySelectorAll('.overload')].map((each) => each.textContent)).toEqual([
    'Overload 1Runs.',
  ]);
  expect(container.textContent?.match(/Runs\./g)).toHaveLength(1);
  expect(container.querySelector('#run-overload-2 + p')).toHaveTextContent('Since: 1');
});

it.each([
  [
    'a type and what it means',
    block('value', { title: 'Returns', code: { html: 'T' }, text: text('words', { lang: 'en' }) }),
    '<dl class="entries fields"><div><dt><strong>Returns</strong></dt><dd><code>T</code> — <span lang="en">words</span></dd></div></dl>',
  ],
  [
    'a titled comment',
    block('text', { title: 'Author', text: text('Ann', { lang: 'en' }) }),
    '<p><strong>Author:</strong> <span lang="en">Ann</span></p>',
  ],
  [
    'a deprecation',
    block('deprecated', { title: 'Deprecated', text: text('Use b.') }),
    '<blockquote><p><strong>Deprecated.</strong> <span>Use b.</span></p></blockquote>',
  ],
  [
    'a list',
    block('list', { texts: [text('One'), text('Two', { rest: '<p>More</p>' })] }),
    '<ul><li>One</li><li><p>Two</p><div><p>More</p></div></li></ul>',
  ],
  [
    'links',
    block('links', {
      title: 'Extended by',
      links: [
        { name: 'A', target: '/a/' },
        { name: 'B', target: null },
      ],
    }),
    '<p><strong>Extended by:</strong> <a href="/a/"><code>A</code></a>, <code>B</code></p>',
  ],
  ['a name', block('name', { title: 'options.on' }), '<p><strong><code>options.on</code></strong></p>'],
])('shows %s', (_, shown, html) => {
  const { container } = show([shown]);
  expect(container.querySelector('.reference')?.innerHTML).toBe(html);
});

const users = (count: number) =>
  block('users', {
    title: 'Accepted by',
    rows: Array.from({ length: count }, (_, index) =>
      row({ name: `Page.find${index}`, target: `/api/#${index}`, kind: 'class', notes: ['@x/core'] }),
    ),
  });

it('lists the users of a symbol with kind, link, and package', () => {
  const { container } = show([users(8)]);
  expect(container.querySelector('.users > p')).toHaveTextContent(/^Accepted by:$/);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(8);
  expect(items[0]).toHaveTextContent(/^Page\.find0 @x\/core$/);
  expect(within(items[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/api/#0');
  expect(container.querySelectorAll('a.api.api-class')).toHaveLength(8);
  expect(container.querySelector('details')).toBeNull();
});

it.each(testLocales)('shows the users after the eighth on demand, %s', (language, messages) => {
  const { container } = renderIn(
    language,
    <SymbolContent content={[users(17)]} history={null} guides={{}} />,
  );
  expect(container.querySelectorAll('.users > ul > li')).toHaveLength(8);
  const rest = container.querySelector('details:not([open])');
  expect(rest?.querySelectorAll('li')).toHaveLength(9);
  expect(rest?.querySelector('summary')).toHaveTextContent(
    messages['reference.allUsers'].replace('{{count}}', '17'),
  );
});

it('lists the guides that use a member at its end, and an example, closed', () => {
  const usage = { path: '/a/#b', title: 'A', section: 'B & <C>', lang: null };
  const usages = [
    { ...usage, example: '<b>size</b>()' },
    { path: '/c/', title: 'C', section: null, lang: 'en' },
  ];
  const { container } = show([member(), member({ id: 'toString', title: 'toString' })], {
    guides: { size: usages },
  });
  const list = container.querySelector('.member-guides');
  expect(list).toHaveTextContent(/In guides: A › B & <C>, C$/);
  expect(screen.getByRole('link', { name: 'C' })).toHaveAttribute('lang', 'en');
  expect(list?.querySelector('details:not([open]) code b')).toHaveTextContent('size');
  expect(container.querySelectorAll('.member-guides')).toHaveLength(1);
});
