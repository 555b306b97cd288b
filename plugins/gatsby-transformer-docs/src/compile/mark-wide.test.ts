import { compileGuide } from './compile.fixture';

it.each([
  [
    'a list item with code',
    '1. One.\n\n   ```ts\n   a();\n   ```\n\n2. Two.',
    /<ol class="wide">\s*<li class="wide">.*?<\/li>\s*<li>/s,
  ],
  [
    'a callout with a table',
    ':::note\n| A |\n| - |\n| b |\n:::',
    /<aside [^>]*class="[^"]*wide"|class="[^"]*\bwide\b[^"]*"/,
  ],
])('marks %s', async (_what, body, expected) => {
  expect((await compileGuide(body)).html).toMatch(expected);
});

it.each([
  ['text and lists', 'Text.\n\n- One\n- `two`'],
  ['a code block and a table themselves', '```ts\na();\n```\n\n| A |\n| - |\n| b |'],
])('leaves %s as they are', async (_what, body) => {
  expect((await compileGuide(body)).html).not.toContain('wide');
});

it('keeps the classes of a task list', async () => {
  const { html } = await compileGuide('- [ ] One.\n\n  ```ts\n  a();\n  ```');
  expect(html).toMatch(/<ul class="contains-task-list wide">\s*<li class="task-list-item wide">/);
});
