import type { Locale } from '../../locales/locales';
import { readTexts } from '../../locales/read-messages';
import type { ComponentName } from '../../model/docs/mdx-components';
import { printComponent } from './component-markdown';
import { guideNode, mdxData } from './mdx-data.fixture';

const print = (
  name: ComponentName,
  attributes: Record<string, string> = {},
  { locale = 'en', data = mdxData }: { locale?: Locale; data?: Queries.MdxDataQuery } = {},
) =>
  printComponent(name, {
    attributes,
    guide: { description: 'What it is.', locale },
    data,
    t: readTexts(locale, 'home', 'markdown'),
    link: ({ title, slug }) => `[${title}](https://x${slug}index.md)`,
  });

it.each<[ComponentName, Record<string, string>, string]>([
  ['Hero', {}, 'What it is.'],
  ['Comparison', {}, ''],
  [
    'ToolkitFacts',
    { details: '/about/roadmap/' },
    'NestJS 10 · Fastify 4 · Node.js 20 · MIT license · [Pre-1.0, not for production yet](https://x/about/roadmap/index.md)',
  ],
  [
    'LibraryAreas',
    { title: 'Toolkit', overview: '/libraries/' },
    '## Toolkit\n\n### Листи\n\nНадсилає листи.\n\n- [mail](https://x/libraries/mail/index.md)',
  ],
])('prints what %s with %j shows', (name, attributes, markdown) => {
  expect(print(name, attributes)).toBe(markdown);
});

it('prints the command of the project that a hero links to', () => {
  expect(print('Hero', { links: '/how-to/first-service/' }, { locale: 'uk' })).toBe(
    'What it is.\n\n```bash\ncurl https://docs.example/projects/first-service.tgz\n```',
  );
});

it('prints the state of the translation', () => {
  const state = { locale: 'uk', since: '2025-01-31', sentences: 3 };
  const nodes = [
    guideNode({ slug: '/faq/', title: 'FAQ', translations: [{ ...state, state: 'outdated' }] }),
    guideNode({ slug: '/mail/', translations: [{ ...state, state: 'current' }] }),
  ];
  const text = print('TranslationStates', {}, { data: { ...mdxData, guides: { nodes } } });
  expect(text).toMatch(/^Українська: 1 of 2 pages/);
  expect(text).toContain('| [FAQ](https://x/faq/index.md) | Outdated | 2025-01-31 | 3 |');
  expect(text).toContain('| mail | 5 of 5 | 4 of 5 |');
});

it.each([
  ['en', '| Token | Dark | Light | Contrast against |', '15.6:1', '17.5:1'],
  ['uk', '| Токен | Темна тема | Світла тема |', '15,6 до 1', '17,5 до 1'],
] as const)('prints the table of color tokens in %s', (locale, header, dark, light) => {
  const markdown = print('ColorTokens', {}, { locale });
  expect(markdown).toMatch(new RegExp(`^${header.replaceAll('|', '\\|')}`));
  expect(markdown).toContain(
    `| \`--color-text\` | \`#e8ebef\` ${dark} | \`#14181d\` ${light} | \`--color-surface\` |\n` +
      '| `--color-line` | `#272d36` | `#fff` |  |',
  );
});
