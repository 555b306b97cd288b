import { compileGuide } from '../compile.fixture';

const F = '```';

/** The bodies begin on line 5. */
it.each([
  ['a comment without an end', 'A\nb <!-- c', '6: this comment is shown as text'],
  ['a comment with a blank line in a paragraph', 'A <!-- b\n\nc -->', '5: this comment is shown as text'],
  ['a comment without an end on its own line', '<!-- a\n\nLost.', '5: this comment is not closed'],
  ['a row after a blank line', '| A |\n| - |\n\n| b |', '8: this row is shown as text'],
  ['a table without its second row', '> | A | B |\n> | a | b |', '5: this row is shown as text'],
  ['dashes of an editor', '| A | B |\n| – | – |\n| a | b |', '5: this row is shown as text'],
  ['a delimiter row like a list', 'A | B\n- | -\na | b', '6: this row has a different number'],
  ['code with a pipe that fits', '| A | B |\n| - | - |\n| `a | b` |', '7: this backtick is shown'],
  [
    'footnotes that only use each other',
    'A\n\n[^a]: B[^b]\n\n[^b]: A[^a]',
    '7: the footnote "[^a]" is not used',
  ],
  ['an empty footnote', 'A[^a]\n\n[^a]:\nText.', '7: the footnote "[^a]" is empty'],
  ['a footnote in a link', '[a[^a]](./a.md)\n\n[^a]: B', '5: a link cannot contain a footnote'],
  ['an inline footnote', '- A\n- b^[note]', '6: this footnote is shown as text'],
  ['a definition in a paragraph', 'A\n[a]: ./a.md', '6: this link definition is shown as text'],
  ['a definition with a space', '[a]: ./a b.md', '5: this link definition is shown as text'],
  ['a space between text and address', 'A [b] (./b.md)', '5: this link is shown as text'],
  ['an address before its text', 'A (./b.md)[b]', '5: this link is shown as text'],
  ['a link of a wiki', 'A [[Page|text]]', '5: this link is shown as text'],
  ['attributes after a link', 'A\n[b](./b.md){target=_blank}', '6: the attributes "{target=…" are shown'],
  ['attributes after a picture', '![a](./a.png){: .wide}', '5: the attributes "{: .wide…" are shown'],
  ['an id of a paragraph', '## Two\n\nA\nlines {#id}\nB', '8: "{#id}" is shown as text'],
  ['an id of a list item', '- A\n- B {#b}', '6: "{#b}" is shown as text'],
  ['two tabs with one label', '::::tabs\n:::tab[A]\nB\n:::\n:::tab[ A ]\nC\n:::\n::::', '9: two tabs'],
  ['code without an end', 'Set `a', '5: this backtick is shown as text'],
  ['a product of numbers', 'A\n2*3*4', '6: the asterisks in "2*3*4" aren\'t shown'],
  ['products in a text', '5*7 MB and 100*200', '5: the asterisks in "5*7 MB and 100*2" aren\'t shown'],
  ['powers', '2**3**4', '5: the asterisks in "2**3**4" aren\'t shown'],
  ['patterns of files', 'src/*.ts and lib/*.ts', '5: the asterisks in "/*.ts and lib/*." aren\'t shown'],
  ['a name with underscores', '- a\n- b/__init__.py', '6: the underscores in "__init__" aren\'t shown'],
  ['a version in brackets', '<typeorm@0.3.1>', '5: "<typeorm@0.3.1>" becomes a link to an email'],
  ['a placeholder of a version', '<typeorm@0.3.x>', '5: "<typeorm@0.3.x>" becomes a link to an email'],
  ['a path of Windows', 'In C:\\Users\\.npm\\.config', '5: this backslash is not shown'],
  ['spaces in bold text', 'Set ** a **', '5: these asterisks are shown as text'],
  ['bold quotes before a letter', '**«Зберегти»**ся', '5: these asterisks are shown as text'],
  ['a swatch in a line', 'A ::color-swatch{token="--color-text"}', '5: this directive is shown as text'],
  ['an entity of a control', 'A &#x202E;b', '5: this text contains the code of an invisible'],
  ['an entity of nothing', 'A &#xD83D;b', '5: this text contains the code of an invisible'],
  ['a heading without a space', 'A\n\n##B', '7: "##B" is not a heading'],
  ['too many signs', '####### A', '5: "####### A" is not a heading'],
  ['a no-break space after a sign', '##\u00A0A', '5: the space after the first sign is a no-break space'],
  ['a paragraph above a rule', 'A.\nB.\n---', '5: all these lines are one heading'],
  ['a class of a heading', '## A {.wide}', '5: the id of this heading is malformed'],
  ['an alert without a quotation', 'A\n\n[!NOTE]\nB', '7: "[!NOTE]" is not an alert here'],
  ['an alert in the middle', '> A\n> [!NOTE]\n> B', '6: "[!NOTE]" is not an alert here'],
  ['a tab of MkDocs', '=== "A"\n\nB', '5: "=== "A"" is not a tab here'],
  ['a shortcode', '{{< note >}}', '5: "{{< note >}}" is another generator\'s syntax'],
  ['a contents mark', '[[toc]]', '5: the page already has a table of contents'],
  ['a block of code without an end', `A\n\n${F}ts\na`, '7: this code block is not closed'],
  ['a block closed by a word', `${F}ts\na\n${F} end`, '5: this code block is not closed'],
  ['an empty block of code', `${F}ts\n\n${F}`, '5: this code block is empty'],
  ['nothing after the cut', `${F}ts\na\n// ---cut---\n${F}`, '5: this code block is empty'],
  ['a cut marker in JavaScript', `${F}js\na\n// ---cut---\nb\n${F}`, '5: this code block shows a cut marker'],
  ['two cut markers', `${F}ts\na\n// ---cut---\nb\n// ---cut---\nc\n${F}`, '5: this code block shows a cut'],
  ['a no-break space in code', `${F}bash\na\nnpm\u00A0ci\n${F}`, '7: this line of code contains the inv'],
  ['an empty title', `${F}ts title=""\na\n${F}`, '5: unknown or repeated code block setting'],
  ['a range that ends too late', `${F}ts {1-3}\na\n${F}`, '5: this code block highlights line 3'],
  ['an empty box', ':::note\n:::', '5: the block "note" is empty'],
  ['a text outside of its alert', '> [!NOTE]\n\n> A', '5: the block "note" is empty'],
  ['a value of "open"', ':::details[A]{open=false}\nB\n:::', '5: "open" has no value'],
  ['a group without a name', '::::tabs{group}\n:::tab[A]\nB\n:::\n::::', '5: the group has no name'],
  ['a picture as a tab', '::::tabs\n:::tab[![A](./a.png)]\nB\n:::\n::::', '6: the label of a tab is plain'],
])('reports %s', async (_name, body, message) => {
  const { problems } = await compileGuide(body);
  expect(problems[0]).toContain(message);
});

it.each([
  ['code that contains all of it', '`<!-- **x** [[a]] ^[b] ::badge[c] [a] (./b.md)`'],
  ['markup that is meant', '*a* (**b**) **К**орінь foo**bar**baz <a@example.com> 1986\\. 8\\:30'],
  ['escaped signs', '\\*\\* \\` \\[[a]] \\##'],
  [
    'closed code in lists, quotes, and boxes',
    `- a\n\n  ~~~ts\n  ${F}\n  ~~~\n\n> ${F}ts\n> b\n> ${F}\n\n:::note\n${F}ts\nc\n${F}\n:::`,
  ],
  ['a cut marker in Markdown', `${F}md\n// ---cut---\n${F}`],
  ['a footnote that a used one refers to', 'A[^a]\n\n[^a]: B[^b]\n\n[^b]: C'],
  ['braces after code and words', '`/users`{id} and *all* {id}'],
  ['ids in code and of headings', 'A `{#a}`\n\n## B {#b}\n\n- ### C {#c}\n\nA \\{#a} and {#b} in a line.'],
  ['one label in two groups', '::::tabs\n:::tab[A]\nB\n:::\n::::\n\n::::tabs\n:::tab[A]\nB\n:::\n::::'],
  ['hashes and numbers', '#1 is a number, and # is a sign.'],
])('accepts %s', async (_name, body) => {
  expect((await compileGuide(body)).problems).toEqual([]);
});

it('suggests a title without brackets inside', async () => {
  const { problems } = await compileGuide(':::note[A] B\n\nC\n\n:::');
  expect(problems[0]).toContain('Write ":::note[A B]"');
});

it('starts an alert with its text, not with a line break', async () => {
  expect((await compileGuide('> [!NOTE]  \n> Text.')).html).not.toContain('<br>');
});
