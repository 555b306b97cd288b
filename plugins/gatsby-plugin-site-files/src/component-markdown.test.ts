import { readTexts } from '../../../src/locales/read-messages';
import type { Locale } from '../../../src/locales/locales';
import { componentMark } from '../../../src/model/docs/component-mark';
import type { DocComponent } from '../../../src/model/docs/doc';
import {
  componentNames,
  type ComponentData,
  type ComponentName,
} from '../../../src/model/docs/mdx-components';
import { printComponents } from './component-markdown';

function component<Name extends ComponentName>(
  name: Name,
  data: ComponentData[Name],
  title = '',
): DocComponent {
  return { name, data, line: 1, pages: [], attributes: title === '' ? {} : { title } };
}

const COLORS = [
  {
    name: '--color-text',
    dark: '#e8ebef',
    light: '#14181d',
    on: '--color-surface',
    darkContrast: 15.69,
    lightContrast: 17.5,
  },
  {
    name: '--color-line',
    dark: '#272d36',
    light: '#fff',
    on: null,
    darkContrast: null,
    lightContrast: null,
  },
];
const code = { title: null, language: 'bash', text: 'npm install', attributes: {}, quoted: '' };
const HOME = [
  component('Hero', { title: 'Start', description: 'What it is.', links: [], command: null }),
  component('Comparison', [
    { title: 'Plain', lines: 2, codes: [{ ...code, title: 'a.ts', language: 'ts', text: 'a();\nb();' }] },
    { title: 'Short', lines: 1, codes: [code] },
  ]),
  component('RequestPath', null, 'Path'),
  component('GuideCode', { ...code, title: 'src/a.md', language: 'md', text: '```sh\nls\n```' }),
  component(
    'ToolkitFacts',
    {
      license: 'MIT',
      node: '20',
      nest: '10',
      packages: 2,
      unstable: 1,
      stable: [{ name: '@x/auth', version: '1.2.2' }],
      newest: { name: '@x/mail', version: '0.4.0', date: '2025-08-11' },
      details: { title: 'Packages', slug: '/about/roadmap/' },
    },
    'Ready?',
  ),
  component(
    'LibraryAreas',
    [
      {
        id: 'data',
        title: 'Data',
        summary: 'Store\u00a0it.',
        slug: '/libraries/',
        libraries: [{ title: 'a', slug: '/libraries/a/', description: 'Does it.', version: '0.1.0' }],
      },
    ],
    'Toolkit',
  ),
];

const print = (components: readonly DocComponent[], locale: Locale = 'en', markdown?: string) =>
  printComponents(markdown ?? components.map((_each, at) => componentMark(at)).join('\n\n'), components, {
    t: readTexts(locale, 'home', 'markdown'),
    locale,
    addressOf: (slug) => `https://x${slug}index.md`,
  });

it('prints what each component of the home page shows', () => {
  expect(print(HOME)).toBe(
    [
      'What it is.',
      '## Plain · 2 lines',
      '```ts title="a.ts"\na();\nb();\n```',
      '## Short · 1 line',
      '```bash\nnpm install\n```',
      '## Path',
      '````md title="src/a.md"\n```sh\nls\n```\n````',
      '## Ready?',
      '- **Requires**: NestJS 10, Node.js 20\n- **License**: MIT\n- **Newest release**: @x/mail 0.4.0 (2025-08-11)\n' +
        '- **Version 1.0 or later**: @x/auth 1.2.2\n' +
        '- **Maturity**: Not ready for production, its repository says: 1 of 2 packages are below version 1.0. [Packages](https://x/about/roadmap/index.md)',
      '## Toolkit\n\n### Data\n\nStore it.\n\n- [a](https://x/libraries/a/index.md): Does it.',
    ].join('\n\n'),
  );
});

it('prints the state of the translation', () => {
  const states = component('TranslationStates', {
    languages: [
      {
        name: 'Українська',
        pages: 2,
        reviewed: 1,
        open: [{ title: 'FAQ', slug: '/faq/', state: 'outdated', since: '2025-01-31', sentences: 3 }],
      },
    ],
    coverage: {
      languages: ['English', 'Українська'],
      packages: [{ name: 'mail', comments: 5, documented: [5, 4] }],
    },
  });
  const text = print([states]);
  expect(text).toMatch(/^Українська: 1 of 2 pages/);
  expect(text).toContain('| [FAQ](https://x/faq/index.md) | Outdated | 2025-01-31 | 3 |');
  expect(text).toContain('| mail | 5 of 5 | 4 of 5 |');
});

it.each([
  ['en', '| Token | Dark | Light | Contrast against |', '15.6:1', '17.5:1'],
  ['uk', '| Токен | Темна тема | Світла тема |', '15,6 до 1', '17,5 до 1'],
] as const)('prints the table of color tokens in %s', (locale, header, dark, light) => {
  const markdown = print(
    [component('ColorTokens', COLORS)],
    locale,
    `Before.\n\n${componentMark(0)}\n\nAfter.`,
  );
  expect(markdown).toContain(`Before.\n\n${header}`);
  expect(markdown).toContain(
    `| \`--color-text\` | \`#e8ebef\` ${dark} | \`#14181d\` ${light} | \`--color-surface\` |\n` +
      '| `--color-line` | `#272d36` | `#fff` |  |\n\nAfter.',
  );
});

it('prints every component, and no text that looks like a mark', () => {
  const names = new Set([...HOME.map(({ name }) => name), 'ColorTokens', 'TranslationStates']);
  expect(componentNames.filter((name) => !names.has(name))).toEqual([]);
  expect(print([], 'en', '`<!-- component 0 -->`')).toBe('`<!-- component 0 -->`');
});
