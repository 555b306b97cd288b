import type { Heading, Root } from 'mdast';

/** Identifies the headings of a tree, with a plugin that a test may have replaced. */
async function identify(...headings: Heading[]) {
  const { identifyHeadings } = await import('./identify-headings');
  const context = { file: 'a.md', lineOffset: 0, mode: 'guide' as const, problems: [] };
  identifyHeadings({ type: 'root', children: headings }, context);
  return headings;
}
const heading = (value: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{ type: 'text', value }],
});

it('adds heading IDs, removes custom ones from the text, and keeps the links to the headings', async () => {
  const headings = await identify(heading('A title'), heading('Another {#own}'));
  expect(headings.map(({ data, children }) => [data, children])).toMatchObject([
    [
      {
        id: 'a-title',
        hProperties: { id: 'a-title' },
        anchor: {
          type: 'link',
          url: '#a-title',
          data: { hProperties: { class: expect.stringMatching(/^anchor\b/) } },
        },
      },
      [{ value: 'A title' }],
    ],
    [{ id: 'own', anchor: { type: 'link', url: '#own' } }, [{ value: 'Another' }]],
  ]);
  for (const { data } of headings) expect(data?.hProperties).not.toHaveProperty('style');
});

it.each([
  ['IDs', () => undefined],
  [
    'links',
    ({ markdownAST }: { markdownAST: Root }) => {
      for (const { data = {} } of markdownAST.children) Object.assign(data, { id: 'a' });
    },
  ],
])('a plugin that adds no %s stops the build with its name', async (_what, plugin) => {
  jest.resetModules();
  jest.doMock('gatsby-remark-autolink-headers', () => plugin);
  await expect(identify({ ...heading('A'), data: {} })).rejects.toThrow(
    /^Headings get no id or no link\. .*gatsby-remark-autolink-headers/,
  );
});
