import { readTexts } from '../../../../../src/locales/read-messages';
import { compileGuide } from '../compile.fixture';

const t = readTexts('uk', 'api', 'markdown');

/** Removes the meaningless whitespace between elements. */
const flat = (html: string) => html.replace(/\n/g, '');

describe('a well-formed piece', () => {
  it.each([
    [
      'note',
      ':::note\nText.\n:::',
      '<aside class="admonition note" role="note" aria-label="Note"><p class="admonition-title">Note</p><p>Text.</p></aside>',
    ],
    [
      'a titled warning',
      ':::warning[Mind `this`]\nText.\n:::',
      '<aside class="admonition warning" role="note" aria-label="Warning: Mind this"><p class="admonition-title">Mind <code>this</code></p><p>Text.</p></aside>',
    ],
    [
      'an alert of GitHub',
      '> [!CAUTION]\n> Text.',
      '<aside class="admonition danger" role="note" aria-label="Danger"><p class="admonition-title">Danger</p><p>Text.</p></aside>',
    ],
    [
      'tabs',
      '::::tabs{group="db"}\n:::tab[One]\nA\n:::\n:::tab[Two]\nB\n:::\n::::',
      '<div class="tabs" data-group="db"><input class="tab-choice" type="radio" name="site:tabs-1" id="site:tabs-1-1" checked><label class="tab-label" for="site:tabs-1-1">One</label><div class="tab"><p>A</p></div><input class="tab-choice" type="radio" name="site:tabs-1" id="site:tabs-1-2"><label class="tab-label" for="site:tabs-1-2">Two</label><div class="tab"><p>B</p></div></div>',
    ],
    ['steps', ':::steps\n1. A\n2. B\n:::', '<div class="steps"><ol><li>A</li><li>B</li></ol></div>'],
    [
      'cards',
      ':::cards\n- [A](./a.md) Text\n:::',
      '<div class="cards"><ul><li><a href="/uk/libraries/mail/a/">A</a> Text</li></ul></div>',
    ],
    ['details', ':::details\nText.\n:::', '<details><summary>Details</summary><p>Text.</p></details>'],
    [
      'open details with a summary',
      ':::details[Why?]{open}\nText.\n:::',
      '<details open><summary>Why?</summary><p>Text.</p></details>',
    ],
    [
      'a file tree',
      ':::file-tree\n- src\n  - a.ts\n:::',
      '<div class="file-tree"><ul><li class="folder">src<ul><li>a.ts</li></ul></li></ul></div>',
    ],
    ['a badge', 'A :badge[new]{type="tip"}', '<p>A <span class="badge badge-tip">new</span></p>'],
    ['a key', 'Press :kbd[Esc].', '<p>Press <kbd>Esc</kbd>.</p>'],
    [
      'a swatch',
      '::color-swatch[links]{token="--color-accent"}',
      '<p class="swatch"><svg class="swatch-color" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><rect width="1" height="1" fill="var(--color-accent)"></rect></svg><code>--color-accent</code> links</p>',
    ],
    [
      'a link to a symbol',
      '[](api:mail/Mailer)',
      '<p><a href="/uk/api/mail/src/classes/Mailer/" class="api api-class"><code>Mailer</code></a></p>',
    ],
    [
      'a list of tasks',
      '- [x] A\n- [ ] B',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> A</li><li class="task-list-item"><input type="checkbox" disabled aria-label="Not done"> B</li></ul>',
    ],
    [
      'a table',
      '| Before | Now |\n| --- | --- |\n| a | b |\n| c | |',
      '<div class="table" tabindex="0"><table><thead><tr><th>Before</th><th>Now</th></tr></thead><tbody><tr><td>a</td><td data-label="Now">b</td></tr><tr><td>c</td><td></td></tr></tbody></table></div>',
    ],
    ['a colon in text', 'see:below and 12:30', '<p>see:below and 12:30</p>'],
  ])('%s becomes its markup without a problem', async (_name, body, html) => {
    const compiled = await compileGuide(body);
    expect(compiled.problems).toEqual([]);
    expect(flat(compiled.html)).toBe(html);
  });
});

describe('a nested piece', () => {
  it('is compiled inside another: tabs in steps in an admonition', async () => {
    const body = [
      ':::::note',
      '::::steps',
      '1. One',
      '',
      '   :::tip',
      '   Inside',
      '   :::',
      '::::',
      ':::::',
    ].join('\n');
    const { html, problems } = await compileGuide(body);
    expect(problems).toEqual([]);
    expect(flat(html)).toContain('<div class="steps"><ol><li>');
    expect(flat(html)).toContain('<aside class="admonition tip" role="note" aria-label="Tip">');
  });

  it('stays an alert when it is a GitHub alert inside another one', async () => {
    const { html, problems } = await compileGuide('> [!NOTE]\n>\n> > [!TIP]\n> > Nested');
    expect(problems).toEqual([]);
    expect(flat(html)).toBe(
      '<aside class="admonition note" role="note" aria-label="Note"><p class="admonition-title">Note</p><aside class="admonition tip" role="note" aria-label="Tip"><p class="admonition-title">Tip</p><p>Nested</p></aside></aside>',
    );
  });

  it('has separate radio buttons if it is nested in another group', async () => {
    const body =
      ':::::tabs\n::::tab[A]\n```npm\nnpm i\n```\n::::\n::::tab[B]\n```npm\nnpm ci\n```\n::::\n:::::';
    const { html, problems } = await compileGuide(body);
    expect(problems).toEqual([]);
    const ids = [...html.matchAll(/ id="(site:tabs-[^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2 + 4 + 4);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a malformed piece', () => {
  it.each([
    ['an unknown block', ':::warnign\nText.\n:::', 5, 'Did you mean ":::warning"?'],
    ['a name that every object has', ':::constructor\nText.\n:::', 5, 'unknown directive ":::constructor"'],
    ['an unknown leaf', '::swatsh{token="--color-accent"}', 5, 'unknown directive "::swatsh"'],
    ['an unknown word', 'A :bagde[x]', 5, 'Did you mean ":badge"?'],
    ['video', '::video{src="https://example.com/a"}', 5, 'No page loads anything from another host'],
    ['a frame', '<iframe src="https://example.com"></iframe>', 5, 'HTML is not allowed'],
    [
      'text between comments',
      'A\n\n<!-- a --> Hello **world** <!-- b -->',
      7,
      "Markdown doesn't work on the same line",
    ],
    ['text after a comment', '<!-- a --> Hello', 5, "Markdown doesn't work on the same line"],
    [
      'an alert with the name of an Object.prototype property',
      '> [!constructor]\n> Text.',
      5,
      'unknown alert "[!constructor]"',
    ],
    ['an alert with a title', 'A\n\n> [!TIP] My title\n> Text.', 7, 'For a title, write ":::tip[Title]"'],
    ['an alert that closes', '- > [!TIP]-\n  > Text.', 5, 'the text after "[!TIP]" is not a title'],
    ['an alert with a bold title', '> [!NOTE] **My** title', 5, 'is not a title'],
    ['an alert of two words', '> [!my note]\n> Text.', 5, 'unknown alert "[!my note]"'],
    ['an unknown alert', '> [!NOTES]\n> Text.', 5, 'Did you mean "[!NOTE]"?'],
    ['a block that is not closed', 'A\n\n:::note\nText.', 7, 'the block ":::note" is not closed'],
    ['fences of one length', ':::tabs\n:::tab[A]\nX\n:::\n:::', 9, 'these colons do not close a block'],
    ['an inner block closed by the outer', '::::tabs\n:::tab[A]\nX\n::::', 6, '":::tab" is not closed'],
    ['colons at the end of a text', 'A\n:::', 6, 'these colons do not close a block'],
    ['colons that close nothing', 'A\n\n:::', 7, 'these colons do not close a block'],
    ['tabs with text', '::::tabs\nText\n::::', 5, '"tabs" contains something other than tabs'],
    ['a tab alone', ':::tab[A]\nText\n:::', 5, '"tab" is outside "tabs"'],
    ['a tab without label', '::::tabs\n:::tab\nText\n:::\n::::', 6, 'this tab has no label'],
    ['steps without a numbered list', ':::steps\n- A\n:::', 5, '"steps" has no numbered list'],
    ['cards without links', ':::cards\n- A\n:::', 5, '"cards" takes one list'],
    ['a file tree without list', ':::file-tree\nA\n:::', 5, '"file-tree" has no list'],
    ['a title as an attribute', 'A\n\n:::note{title="Lost"}\nx\n:::', 7, '"note" has no attribute "title"'],
    ['a misspelled attribute', 'A :badge[x]{tpye="tip"}', 5, 'no attribute "tpye". Known: type.'],
    ['a misspelled group', '::::tabs{groups="a"}\n:::tab[A]\nx\n:::\n::::', 5, 'no attribute "groups"'],
    ['a class', '::::tabs\n:::tab[A]{.wide}\nx\n:::\n::::', 6, '"tab" has no attribute "class"'],
    ['an id', '> :::steps{#a}\n> 1. A\n> :::', 5, '"steps" has no attribute "id"'],
    ['a misspelled flag', ':::details[x]{opne}\nx\n:::', 5, 'no attribute "opne". Known: open.'],
    ['an attribute of a swatch', '::color-swatch{token="--color-text" x}', 5, 'no attribute "x"'],
    ['an empty title', ':::note[]\nx\n:::', 5, 'the brackets after "note" are empty'],
    ['an empty summary', ':::details[ ]\nx\n:::', 5, 'the brackets after "details" are empty'],
    ['an empty tab', '::::tabs\n:::tab[]\nx\n:::\n::::', 6, 'the brackets after "tab" are empty'],
    ['a title of steps', ':::steps[Lost]\n1. A\n:::', 5, '"steps" has no title'],
    ['an empty key', 'A :kbd[]', 5, 'this kbd is empty'],
    ['an unknown word with brackets', 'A :word[]', 5, 'unknown directive ":word"'],
    ['an unknown word with braces', 'A\nb:word{}', 6, 'unknown directive ":word"'],
    ['a badge of an unknown type', ':badge[x]{type="tipp"}', 5, 'Did you mean "tip"?'],
    ['an empty badge', 'A :badge', 5, 'this badge is empty'],
    ['a swatch without token', '::color-swatch[x]', 5, '"color-swatch" needs the name of a color token'],
    [
      'a swatch of an unknown token',
      '::color-swatch{token="--color-acent"}',
      5,
      'Did you mean "--color-accent"?',
    ],
    ['a link without text', 'A\n[](./b.md)', 6, 'the link to "./b.md" has no text'],
    ['a link to an unknown symbol', '[](api:mail/Mailr)', 5, 'Did you mean "api:mail/Mailer"?'],
    [
      'a link to a package that is not generated yet',
      '[](api:zzz)',
      5,
      'If it is new in the toolkit, restart',
    ],
  ])('%s is reported with its line', async (_name, body, line, message) => {
    const { problems } = await compileGuide(body);
    expect(problems.filter((problem) => problem.startsWith(`${line}: `)).join('\n')).toContain(message);
  });
});

it.each(['<!-- a --><!-- b -->', '<!-- a\n\nb -->', 'A <!-- b -->'])(
  'removes the comments in %j',
  async (body) => {
    const { html, problems } = await compileGuide(body);
    expect(problems).toEqual([]);
    expect(html).not.toMatch(/b|--/);
  },
);

it('each link back from a footnote has a different name', async () => {
  const { html } = await compileGuide('A[^1] b[^2] c[^1]\n\n[^1]: One.\n\n[^2]: Two.');
  const names = [...html.matchAll(/data-footnote-backref="" aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Back to reference 1', 'Back to reference 1-2', 'Back to reference 2']);
});

it('footnotes are headed and linked in the language of the page', async () => {
  const { html } = await compileGuide('A[^1]\n\n[^1]: B', {
    t,
  });
  expect(html).toContain(`>${t('footnotes.title')}</h2>`);
  expect(html).toContain(t('footnotes.back', { number: 1 }));
});
