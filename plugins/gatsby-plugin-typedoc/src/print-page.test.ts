import { readTexts } from '../../../src/locales/read-messages';
import type { Block } from '../../../src/model/reference/reference-blocks';
import type { ReferencePage } from '../../../src/model/reference/reference-page';
import { printPage } from './print-page';

const text = (markdown: string) => ({ markdown, isUntranslated: false });
const signature = (code: string) => ({ type: 'signature' as const, code: { code, links: [] } });
const history = (since: string, changes: NonNullable<ReferencePage['data']['history']>['changes'] = []) => ({
  since,
  deprecatedSince: null,
  changes,
});

function print(content: readonly Block[]): string {
  const printed = printPage(
    {
      file: 'core/src/classes/Page.md',
      pageKind: 'symbol',
      title: 'Page',
      description: 'A page.',
      translated: true,
      data: {
        content,
        history: history('0.1.0'),
      },
    },
    readTexts('en', 'api'),
  );
  return printed.slice(printed.indexOf('\n---\n') + 6);
}

it('prints one value per line as front matter, without the path', () => {
  const page = {
    file: 'a.md',
    pageKind: 'root',
    title: 'A: "b"',
    description: 'D',
    translated: true,
  } as const;
  expect(printPage({ ...page, data: {} }, readTexts('en', 'api'))).toBe(
    '---\npageKind: "root"\ntitle: "A: \\"b\\""\ndescription: "D"\ntranslated: true\ndata: {}\n---\n\n\n',
  );
});

it('prints all content, with links and the history', () => {
  expect(
    print([
      { type: 'text', text: text('A page.') },
      { type: 'title', id: 'members', title: 'Members' },
      {
        type: 'enum',
        head: ['Name', 'Value'],
        rows: [
          {
            id: 'RED',
            name: 'RED',
            code: { code: '1', links: [] },
            text: text('The **color**.'),
            history: history('0.2.0'),
          },
        ],
      },
      { type: 'title', id: 'methods', title: 'Methods' },
      {
        type: 'member',
        id: 'run',
        level: 3,
        title: 'run()',
        history: {
          ...history('0.1.0', [{ version: '0.3.0', breaks: 'yes', from: 'run(): ```', to: 'run(): 2' }]),
          since: null,
        },
        headline: [{ type: 'links', title: 'Overrides', links: [{ name: 'A.run', target: './A.md#run' }] }],
        blocks: [
          signature('run(): void'),
          { ...signature('run(all: true): void'), type: 'more-signatures', title: '1 more overload' },
          { type: 'text', text: text('Runs it.') },
          { type: 'overload', id: 'run-overload-1', title: 'Overload 1', text: text('Once.') },
          { type: 'label', title: 'Parameters' },
          {
            type: 'rows',
            head: ['Symbol'],
            rows: [{ name: 'a', notes: ['optional'], target: './B.md', text: text('First.\n\nSecond.') }],
          },
          { type: 'list', title: 'Throws', texts: [text('One.'), text('Two\nlines.')] },
        ],
      },
      {
        type: 'users',
        title: 'Accepted by',
        rows: [{ name: 'B.run', target: './B.md#run', notes: ['@x/core'] }],
      },
    ]),
  ).toBe(`Since 0.1.0.

A page.

## Members

| Name | Value |
| - | - |
| \`RED\` | The **color**. Since 0.2.0. |

## Methods

### run()

Changed in 0.3.0 (breaking):

\`\`\`\`diff
- run(): \`\`\`
+ run(): 2
\`\`\`\`

**Overrides:** [\`A.run\`](./A.md#run)

\`\`\`ts
run(): void
\`\`\`

\`\`\`ts
run(all: true): void
\`\`\`

Runs it.

#### Overload 1

Once.

**Parameters**

| Symbol |
| - |
| [\`a\`](./B.md) *optional* |

**\`a\`**

Second.

**Throws**

- One.
- Two
  lines.

**Accepted by:**

- [\`B.run\`](./B.md#run) *@x/core*
`);
});
