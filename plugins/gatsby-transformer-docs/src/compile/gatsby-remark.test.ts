import type { Heading, Root } from 'mdast';

const ask = async () => import('./gatsby-remark');
const heading = (value: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{ type: 'text', value }],
});

afterEach(() => {
  jest.resetModules();
  jest.dontMock('gatsby-remark-autolink-headers').dontMock('gatsby-remark-prismjs');
});

it('adds heading IDs, removes custom ones from the text, and returns the links to the headings', async () => {
  const headings = [heading('A title'), heading('Another {#own}')];
  expect((await ask()).addHeadingIds(headings)).toMatchObject([
    { type: 'link', url: '#a-title', data: { hProperties: { class: expect.stringMatching(/^anchor\b/) } } },
    { type: 'link', url: '#own' },
  ]);
  expect(headings.map(({ data, children }) => [data, children])).toMatchObject([
    [{ id: 'a-title', hProperties: { id: 'a-title' } }, [{ value: 'A title' }]],
    [{ id: 'own' }, [{ value: 'Another' }]],
  ]);
  for (const { data } of headings) expect(data?.hProperties).not.toHaveProperty('style');
});

it('colors code, and escapes it', async () => {
  const { highlightByPrism } = await ask();
  expect(highlightByPrism('if (a < b) {}', 'ts', {})).toMatch(
    /^<span class="token keyword">if<\/span> .*&lt;/,
  );
  expect(highlightByPrism('ls', 'zsh', { zsh: 'bash' })).toBe('<span class="token function">ls</span>');
});

describe('an unexpected plugin result stops the build with the plugin name and the file to adapt', () => {
  it.each([
    ['without IDs', () => undefined],
    [
      'without links',
      ({ markdownAST }: { markdownAST: Root }) => {
        for (const { data = {} } of markdownAST.children) Object.assign(data, { id: 'a' });
      },
    ],
  ])('for headings %s', async (_what, plugin) => {
    jest.doMock('gatsby-remark-autolink-headers', () => plugin);
    const headings = [{ ...heading('A'), data: {} }];
    const { addHeadingIds } = await ask();
    expect(() => addHeadingIds(headings)).toThrow(
      /^Headings get no id or no link\. .*gatsby-remark-autolink-headers/,
    );
  });

  it('for code', async () => {
    jest.doMock('gatsby-remark-prismjs', () => () => undefined);
    const { highlightByPrism } = await ask();
    expect(() => highlightByPrism('a', 'ts', {})).toThrow(
      /^Code in ts is not highlighted\. .*gatsby-remark-prismjs/,
    );
  });
});
