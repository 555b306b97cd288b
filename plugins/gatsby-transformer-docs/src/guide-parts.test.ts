import { compileGuide } from './compile/compile.fixture';
import { codeBlockOf, linkGroupsOf } from './guide-parts';

const HTML = [
  '<p>Text.</p>',
  '<figure class="code" data-language="ts"><figcaption>src/a.ts</figcaption><pre><code>a</code></pre></figure>',
  '<figure class="code wrap" data-language="ts"><figcaption>src/b.ts</figcaption><pre><code>b</code></pre></figure>',
].join('\n');

it.each([
  ['src/a.ts', /^<figure.*<code>a<\/code><\/pre><\/figure>$/],
  ['src/b.ts', /^<figure.*<code>b<\/code><\/pre><\/figure>$/],
])('the block with the title %s is found whole', (title, block) => {
  expect(codeBlockOf({ html: HTML }, title)).toMatch(block);
});

it('finds a code block whose title has characters that HTML escapes', async () => {
  const { html } = await compileGuide('```ts title="a & <b>.ts"\na();\n```');
  expect(codeBlockOf({ html }, 'a & <b>.ts')).toContain('</span>();');
});

it('a block that another page shows asks for no types and repeats no id', () => {
  const html =
    '<figure class="code" data-sample=""><figcaption>a.ts</figcaption><pre><code><span id="u1" class="line">id="a"</span></code></pre></figure>';
  expect(codeBlockOf({ html }, 'a.ts')).toBe(
    '<figure class="code"><figcaption>a.ts</figcaption><pre><code><span class="line">id="a"</span></code></pre></figure>',
  );
});

it.each([
  ['without such a block', HTML],
  ['of components', null],
])('a guide %s has none', (_, html) => {
  expect(codeBlockOf({ html }, 'src/c.ts')).toBeNull();
});

it('each section has the docs it links to, once each', () => {
  const heading = (id: string, line: number, level = 2) => ({ id, title: id.toUpperCase(), level, line });
  const link = (slug: string, line: number) => ({ slug, hash: null, written: slug, line });
  expect(
    linkGroupsOf({
      headings: [heading('a', 3), heading('a1', 5, 3), heading('b', 10), heading('c', 20)],
      links: [link('/before/', 1), link('/x/', 4), link('/y/', 6), link('/x/', 7), link('/z/', 30)],
    }),
  ).toEqual([
    { id: 'a', title: 'A', slugs: ['/x/', '/y/'] },
    { id: 'c', title: 'C', slugs: ['/z/'] },
  ]);
});
