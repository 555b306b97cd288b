import type { Heading } from 'mdast';

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

it('adds heading IDs, and removes custom ones from the text', async () => {
  const headings = [heading('A title'), heading('Another {#own}')];
  (await ask()).addHeadingIds(headings);
  expect(headings.map(({ data, children }) => [data, children])).toMatchObject([
    [{ id: 'a-title', hProperties: { id: 'a-title' } }, [{ value: 'A title' }]],
    [{ id: 'own' }, [{ value: 'Another' }]],
  ]);
});

it('colors code, and escapes it', async () => {
  const { highlightByPrism } = await ask();
  expect(highlightByPrism('if (a < b) {}', 'ts', {})).toMatch(
    /^<span class="token keyword">if<\/span> .*&lt;/,
  );
  expect(highlightByPrism('ls', 'zsh', { zsh: 'bash' })).toBe('<span class="token function">ls</span>');
});

describe('an unexpected plugin result stops the build with the plugin name and the file to adapt', () => {
  it('for headings', async () => {
    jest.doMock('gatsby-remark-autolink-headers', () => () => undefined);
    const headings = [heading('A')];
    const { addHeadingIds } = await ask();
    expect(() => addHeadingIds(headings)).toThrow(/^Headings get no id\. .*gatsby-remark-autolink-headers/);
  });

  it('for code', async () => {
    jest.doMock('gatsby-remark-prismjs', () => () => undefined);
    const { highlightByPrism } = await ask();
    expect(() => highlightByPrism('a', 'ts', {})).toThrow(
      /^Code in ts is not highlighted\. .*gatsby-remark-prismjs/,
    );
  });
});
