import { readTexts } from '../../../src/locales/read-messages';
import { createReference } from './create-reference';

const labels = readTexts('en', 'api', 'markdown');

function create(body: string, { yaml = '', relativePath = 'core/src/classes/Page.md', locale = 'uk' } = {}) {
  return createReference(
    {
      source: `---\n${yaml}\n---\n\n${body}\n`,
      locale,
      relativePath,
      sourcePath: `typedoc-out/${locale}/${relativePath}`,
    },
    {
      labels,
      siteRoot: '',
    },
  );
}

describe('a page of a symbol', () => {
  it('takes its facts from the front matter', async () => {
    const facts = {
      deprecated: true,
      abstract: true,
      source: { file: 'core/src/page.ts', line: 3, url: 'https://example.com/page.ts#L3' },
    };
    expect(await create('Text.', { yaml: `title: "Page"\nfacts: ${JSON.stringify(facts)}` })).toMatchObject({
      docId: 'api/core/src/classes/Page',
      slug: '/api/core/src/classes/Page/',
      package: 'core',
      kind: 'class',
      symbol: 'Page',
      ...facts,
      packages: [],
      symbols: [],
    });
  });

  it("works without front matter, which other TypeDoc themes don't write", async () => {
    expect(await create('# Page\n\nText.')).toMatchObject({
      title: 'Page',
      description: 'Text.',
      deprecated: false,
      source: null,
      translated: true,
      problems: [],
    });
  });

  it('links only to sources that are served over HTTPS', async () => {
    const { source } = await create('', {
      yaml: 'facts: {"source":{"file":"a.ts","line":1,"url":"javascript:alert(1)"}}',
    });
    expect(source).toEqual({ file: 'a.ts', line: 1, url: null });
  });

  it.each([
    [
      'a kind without a route',
      { relativePath: 'core/src/widgets/W.md' },
      'no route for the TypeDoc directory "widgets"',
    ],
    ['front matter that is broken', { yaml: 'title: "' }, 'the front matter is not valid YAML'],
  ])('reports %s', async (_, options, message) => {
    const { problems } = await create('', options);
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', message: expect.stringContaining(message) }),
    ]);
  });
});

describe('signatures', () => {
  const yaml =
    'types: {"Other":"./Other.md","Promise":"https://example.com/Promise","Bad":"javascript:x","Up":"../../../../../up.md"}';

  it('link only the names that the theme provides', async () => {
    const { html } = await create(
      '```ts signature\nfind(Other: Other, a: Unknown): Promise<"Other">\n```\n\n<!--links:[[12,5,"./Other.md"],[32,7,"https://example.com/Promise"]]-->',
      { yaml },
    );
    expect(html).not.toContain('links:');
    expect(html).toContain('class="code signature"');
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).toContain('<a href="/uk/api/core/src/classes/Other/">Other</a>');
    expect(html).toContain('<a href="https://example.com/Promise" rel="noopener">Promise</a>');
  });

  it('contain no links to pages outside the reference and no script URLs', async () => {
    const links = '<!--links:[[0,3,"javascript:x"],[6,2,"../../../../../up.md"]]-->';
    const { html } = await create(
      `\`\`\`ts signature\nBad | Up\n\`\`\`\n\n${links}\n\n\`Bad | Up\`${links}\n\n\`Bad | Up\``,
      { yaml },
    );
    expect(html).not.toContain('<a ');
  });

  it("doesn't add links to other code", async () => {
    expect((await create('```ts\nnew Other();\n```', { yaml })).html).not.toContain('<a ');
    expect((await create("```ts import\nimport { Other } from 'core';\n```", { yaml })).html).toMatch(
      /^<figure class="code import"(?![\s\S]*<a )/,
    );
  });
});

describe('types within a line', () => {
  const yaml = 'types: {"Other":"./Other.md"}';

  it('link two types with the same name to different pages', async () => {
    const { html } = await create(
      '`Other`<!--links:[[0,5,"./A.md"]]--> — or `Other`<!--links:[[0,5,"./B.md"]]-->.',
      { yaml },
    );
    expect(html).toContain('<a href="/uk/api/core/src/classes/A/">Other</a></code> —');
    expect(html).toContain('<a href="/uk/api/core/src/classes/B/">Other</a></code>.');
  });

  it('have no links where the compiler finds none, even if a comment links the name', async () => {
    const { html } = await create('`Other`<!--links:[]--> and `new Other()`', { yaml });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<code>new <a href="/uk/api/core/src/classes/Other/">Other</a>()</code>');
  });

  it.each(['<!--links:[1]-->', '<!--links:[[0,"x",{}]]-->', '<!--links:[[-->'])(
    'ignores %s',
    async (comment) => {
      expect((await create(`\`Other\`${comment}`)).html).not.toContain('<a ');
    },
  );
});

describe('tables', () => {
  it('become lists with names and types if they describe parameters or properties', async () => {
    const { html } = await create(
      '| N | T | D |\n| - | - | - |\n| `a` *optional* | `Other`<!--links:[[0,5,"./Other.md"]]--> | Words. |',
      {
        yaml: 'types: {"a":"./a.md","Other":"./Other.md"}',
      },
    );
    expect(html).toBe(
      '<dl class="entries"><div><dt><code>a</code> <code><a href="/uk/api/core/src/classes/Other/">Other</a></code> <em>optional</em></dt><dd>Words.</dd></div></dl>',
    );
  });

  it('have an empty description if the source has none', async () => {
    expect((await create('| N | T |\n| - | - |\n| `a` | `b` |')).html).toContain(
      '<dt><code>a</code> <code>b</code></dt><dd></dd>',
    );
  });

  it('in comments stay tables', async () => {
    expect((await create('| a | b |\n| - | - |\n| 1 | 2 |')).html).toContain('<table>');
  });
});

describe('members', () => {
  const history = (since: string) => ({ since, deprecatedSince: null, changes: [] });
  const yaml = `facts: ${JSON.stringify({
    history: history('0.1.0'),
    members: [
      { name: 'RED', anchor: 'RED', kind: 'enum-member', history: history('0.2.0') },
      { name: 'size', anchor: 'size', kind: 'property', history: history('0.1.0') },
    ],
  })}`;

  it('of an enum are rows with IDs, in the contents and in the Markdown copy', async () => {
    const { html, headings, markdown } = await create(
      '| Name | Value |\n| - | - |\n| `RED` {#RED} | `1` |\n\n[`RED`](#RED)',
      { yaml: `${yaml}\nmemberUrls: {"RED":"https://example.com/#L3"}` },
    );
    expect(html).toMatch(/<tr id="RED">\s*<th scope="row"><code>RED<\/code><\/th>/);
    expect(html).toContain('Since 0.2.0');
    expect(html).toContain(
      '<a class="source" href="https://example.com/#L3" title="Source of RED"></a></td>',
    );
    expect(headings).toEqual([expect.objectContaining({ id: 'RED', title: 'RED', level: 3 })]);
    expect(markdown).toContain('| `RED` | `1` Since 0.2.0. |');
  });

  it('share a line with their types, and have no version if it is that of the symbol', async () => {
    const { html, markdown, headings } = await create(
      '### size {#size}\n\n`number`<!--links:[]--> *readonly*\n\nText.',
      { yaml },
    );
    expect(html).toMatch(
      /<div class="member"><div class="heading"><h3 id="size">.*<\/div><p class="facts"><code>number<\/code> <em>readonly<\/em><\/p><\/div>\s*<p>Text/,
    );
    expect(headings.map(({ id }) => id)).toEqual(['size']);
    expect(markdown.match(/Since/g)).toHaveLength(1);
  });

  it('share a line with what they override, and hide the title of their parameters', async () => {
    const { html, markdown } = await create(
      '### run() {#run}\n\n**Overrides:** [`A.run`](./A.md#run)\n\n**Parameters**\n\n| N | T |\n| - | - |\n| `a` | `b` |',
    );
    expect(html).toMatch(/<div class="member"><div class="heading">.*<p class="facts"><strong>Overrides/);
    expect(html).toContain('<p class="visually-hidden"><strong>Parameters</strong></p>');
    expect(markdown).toContain('**Parameters**');
  });

  it('put the number and the summary of an overload on one line', async () => {
    const { html } = await create(
      '### run() {#run}\n\n#### Overload 1 {#run-overload-1}\n\nRuns.\n\n#### Overload 2 {#run-overload-2}\n\n**Parameters**\n\n| N | T |\n| - | - |\n| `a` | `b` |\n\n#### Note\n\nText.',
    );
    expect(html).toContain('<div class="overload"><h4 id="run-overload-1">Overload 1</h4><p>Runs.</p></div>');
    expect(html.match(/class="overload"/g)).toHaveLength(1);
  });

  it('link to their source code after their headings, for readers only', async () => {
    const { html, headings, sections, markdown } = await create(
      '### size {#size}\n\n`number`<!--links:[]-->\n\n### toString {#toString}\n\n### run() {#run}\n\nText.',
      { yaml: 'memberUrls: {"size":"https://example.com/#L3","run":"javascript:alert(1)"}' },
    );
    expect(html).toContain(
      '</a><a class="source" href="https://example.com/#L3" title="Source of size"></a></div>',
    );
    expect(html.match(/title="Source/g)).toHaveLength(1);
    expect(headings.map(({ title }) => title)).toEqual(['size', 'toString', 'run()']);
    expect(JSON.stringify(sections) + markdown).not.toMatch(/Source of|example\.com/);
  });

  it('end where the next heading begins, for the guides that use them', async () => {
    const { html, markdown } = await create(
      '## Constructor {#constructor}\n\nA.\n\n## Methods {#methods}\n\n### a() {#a}\n\n#### Overload {#a-1}\n\nB.',
    );
    expect(html.match(/id="[\w-]+"|<p>.*<\/p>|<!--.*?-->/g)).toEqual([
      'id="constructor"',
      '<p>A.</p>',
      '<!--end:constructor-->',
      'id="methods"',
      'id="a"',
      'id="a-1"',
      '<p>B.</p>',
      '<!--end:a-->',
    ]);
    expect(markdown).not.toContain('<!--');
  });

  it('whose comment begins with code have no line for the type', async () => {
    expect((await create('### size {#size}\n\n`a` is text.')).html).not.toContain('class="member"');
  });
});

it('lets wide names in capitals break after their underscores, and others after an angle bracket', async () => {
  const change = { version: '0.3.0', breaks: 'yes', from: 'const MAX_SIZE = 1', to: 'const MAX_SIZE = 2' };
  const name = 'FIELDS_REQUIRED_FOR_UPDATE';
  const { html } = await create(
    `\`\`\`ts signature\nset(size: ${name}): Set<MIN_SIZE, ${name}\n\`\`\`\n\n<!--links:[[10,26,"./${name}.md"]]-->`,
    {
      yaml: `facts: ${JSON.stringify({ history: { since: '0.1.0', deprecatedSince: null, changes: [change] } })}`,
    },
  );
  expect(html.match(/FIELDS_<wbr>REQUIRED_<wbr>FOR_<wbr>UPDATE/g)).toHaveLength(2);
  expect(html).toMatch(/&lt;<wbr>(?:<[^>]+>)?MIN_SIZE/);
  expect(html).toContain('<ins>const MAX_<wbr>SIZE = 2</ins>');
  expect(html).not.toMatch(/<[^>]*<wbr>/);
});

it('indents the wrapped part of a long line in signatures', async () => {
  const line = `  first: ${'A'.repeat(40)}`;
  const { html } = await create(`\`\`\`ts signature\nfind(\n${line}\n)\n\`\`\``);
  expect(html.match(/class="hang/g)).toHaveLength(1);
  expect(html).toContain('<span class="hang hang-2">  first');
});

describe('prose in another language', () => {
  it.each(['en', 'pt-BR'])('is marked as a block (%s)', async (lang) => {
    const { html } = await create(`<!--lang:${lang}-->\n\nOne.\n\nTwo.\n\n<!--/lang-->\n\nТри.`);
    expect(html).toBe(`<div lang="${lang}"><p>One.</p><p>Two.</p></div>\n<p>Три.</p>`);
  });

  it('is marked within a line, a list and a cell', async () => {
    expect((await create('`T` — <!--lang:en-->words<!--/lang-->')).html).toContain(
      '<span lang="en">words</span>',
    );
    expect((await create('- <!--lang:en-->\n\n  words\n\n  <!--/lang-->')).html).toContain(
      '<div lang="en"><p>words</p></div>',
    );
    expect((await create('| N | D |\n| - | - |\n| `a` | <!--lang:en-->words<!--/lang--> |')).html).toContain(
      '<dd><span lang="en">words</span></dd>',
    );
  });
});

describe('hostile comments', () => {
  it.each([
    ['an element', '<script>alert(1)</script> and <img src=x onerror=alert(1)>', '&#x3C;script>'],
    ['a block of HTML', '<div onclick="x()">\n\ntext', 'onclick'],
    ['a link that runs', '[a](javascript:alert(1))', '(javascript:alert(1))'],
    [
      'a link that runs and is defined elsewhere',
      '[a][b]\n\n[b]: javascript:alert(1)',
      '(javascript:alert(1))',
    ],
    ['a picture from another host', '![alt](https://example.com/x.png)', 'alt'],
    ['a picture that is defined elsewhere', '![alt][b]\n\n[b]: https://example.com/x.png', 'alt'],
  ])('%s is text', async (_, body, visible) => {
    const { html, problems } = await create(body);
    expect(html).toContain(visible);
    expect(html).not.toMatch(/<(?:script|img|div)|href="javascript/);
    expect(problems).toEqual([]);
  });
});

it('the root lists packages, a package its symbols', async () => {
  const symbols = ['classes/Page', 'variables/Widget-1 Widget'];
  const packages = [{ name: 'core', importName: '@x/core', summary: 'Core.', translated: false, symbols }];
  const root = await create('', { relativePath: 'index.md', yaml: `facts: ${JSON.stringify({ packages })}` });
  expect(root).toMatchObject({ docId: 'api', slug: '/api/', package: null, packages });
  const index = await create('', {
    relativePath: 'core/src/index.md',
    yaml: `facts: ${JSON.stringify({ symbols })}`,
  });
  expect(index).toMatchObject({ docId: 'api/core/src', package: 'core', symbol: null, symbols });
});

it('lists the upgrade form before the releases of all packages', async () => {
  const changes = [{ change: 'added', name: 'Page', kind: 'class' }];
  const releases = [{ package: 'core', version: '0.2.0', date: '2026-01-01', changes }];
  const yaml = `facts: ${JSON.stringify({ releases })}`;
  const idsOf = async (relativePath: string) =>
    (await create('', { relativePath, yaml })).headings.map(({ id }) => id);
  expect(await idsOf('changes.md')).toEqual(['upgrade', 'core-v0.2.0']);
  expect(await idsOf('core/changes.md')).toEqual(['v0.2.0']);
});

describe('the history of a symbol', () => {
  const yaml = `facts: ${JSON.stringify({
    history: { since: '0.1.0', deprecatedSince: '0.4.0', changes: [] },
    members: [
      {
        name: 'size',
        anchor: 'size',
        kind: 'property',
        history: {
          since: '0.2.0',
          changes: [
            { version: '0.3.0', breaks: 'yes', from: 'size: <img src=x onerror=1>', to: 'size: 2' },
            { version: '0.2.1', breaks: 'who knows', from: 'a', to: 'b' },
          ],
        },
      },
    ],
  })}`;
  const body =
    '```ts import\nimport { Page } from "x";\n```\n\nA page.\n\n## Properties {#properties}\n\n### size {#size}\n\nText.';

  it('is below the import, and below the headings of its members, with both declarations as text', async () => {
    const { html } = await create(body, { yaml });
    expect(html).toMatch(
      /<\/figure>\s*<div class="history"><span>Since 0\.1\.0<\/span><span>Deprecated since 0\.4\.0<\/span><\/div>\s*<p>A page/,
    );
    expect(html).toMatch(
      /<h3 id="size">[\s\S]*?<div class="history"><span>Since 0\.2\.0<\/span><details><summary>Changed in 0\.3\.0 <b class="breaks-yes">breaking<\/b><\/summary><pre><del>size: &#x3C;img src=x onerror=1>/,
    );
    expect(html).toContain('<summary>Changed in 0.2.1</summary>');
    expect(html).not.toContain('<img');
  });

  it('is at the start of a page without an import', async () => {
    const { html } = await create('A page.', { yaml });
    expect(html).toMatch(/^<div class="history">/);
  });

  it("isn't part of the search text", async () => {
    const { sections, members } = await create(body, { yaml });
    expect(JSON.stringify(sections)).not.toMatch(/Since|Changed/);
    expect(members[0]?.history).toMatchObject({ since: '0.2.0', deprecatedSince: null });
  });
});
