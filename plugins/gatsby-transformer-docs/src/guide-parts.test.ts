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
])('finds the whole block with the title %s', (title, block) => {
  expect(codeBlockOf({ html: HTML }, { title })).toMatch(block);
});

it('finds a code block with special HTML characters in its title', async () => {
  const { html } = await compileGuide('```ts title="a & <b>.ts"\na();\n```');
  expect(codeBlockOf({ html }, { title: 'a & <b>.ts' })).toContain('</span>();');
});

it('finds a code block by a part of its text', async () => {
  const { html } = await compileGuide('```json\n{ "status": 200 }\n```\n\n```json\n{ "status": 400 }\n```');
  expect(codeBlockOf({ html }, { text: '"status": 400' })).toContain('>400<');
  expect(codeBlockOf({ html }, { text: '"status": 500' })).toBeNull();
});

it('finds an install command in the tab for npm', async () => {
  const { html } = await compileGuide('```npm\nnpm install @a/b-c\n```');
  expect(codeBlockOf({ html }, { text: 'npm install @a/b-c' })).toContain('data-language="bash"');
});

it('finds a code block of an MDX guide', () => {
  const codes = ['a', 'b'].map((name) => ({
    attributes: { className: 'code wrap', 'data-language': 'ts' },
    html: `<figcaption>${name}.ts</figcaption><pre><code>${name}</code></pre>`,
  }));
  expect(codeBlockOf({ html: null, codes }, { title: 'b.ts' })).toBe(
    '<figure class="code wrap" data-language="ts"><figcaption>b.ts</figcaption><pre><code>b</code></pre></figure>',
  );
});

it('a block on another page has no hover data and no IDs', () => {
  const html =
    '<figure class="code" data-sample=""><figcaption>a.ts</figcaption><pre><code><span id="u1" class="line">id="a"</span></code></pre></figure>';
  expect(codeBlockOf({ html }, { title: 'a.ts' })).toBe(
    '<figure class="code"><figcaption>a.ts</figcaption><pre><code><span class="line">id="a"</span></code></pre></figure>',
  );
});

it.each([
  ['without such a block', HTML],
  ['of components', null],
])('a guide %s has none', (_, html) => {
  expect(codeBlockOf({ html }, { title: 'src/c.ts' })).toBeNull();
});

it('each section has the docs it links to, once each', () => {
  const heading = (id: string, line: number, level = 2) => ({ id, title: id.toUpperCase(), level, line });
  const link = (slug: string, line: number) => ({ slug, hash: null, written: slug, line });
  expect(
    linkGroupsOf({
      headings: [heading('a', 3), heading('a1', 5, 3), heading('b', 10), heading('c', 20)],
      html: null,
      links: [link('/before/', 1), link('/x/', 4), link('/y/', 6), link('/x/', 7), link('/z/', 30)],
    }),
  ).toEqual([
    { id: 'a', title: 'A', summary: '', slugs: ['/x/', '/y/'] },
    { id: 'c', title: 'C', summary: '', slugs: ['/z/'] },
  ]);
});

it('the paragraph below a heading is the summary of its links', async () => {
  const { html, headings } = await compileGuide(
    '## A {#a}\n\nReads & [writes](api:mail).\n\n## B {#b}\n\n- [mail](api:mail)\n\nLater.',
  );
  const at = { slug: '/x/', hash: null, written: 'x' };
  const written = headings.map(({ line }) => ({ ...at, line: line + 2 }));
  expect(linkGroupsOf({ html, headings, links: written }).map(({ summary }) => summary)).toEqual([
    'Reads & writes.',
    '',
  ]);
});
