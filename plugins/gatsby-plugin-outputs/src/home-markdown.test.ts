import { readTexts } from '../../../src/locales/read-messages';
import type { DocCode, DocLinkGroup } from '../../../src/model/doc';
import { homeParts } from '../../../src/model/home-parts';
import { homeMarkdown } from './home-markdown';
import type { OutputDoc } from './output-page';

const en = readTexts('en', 'home');

const code = (language: string, text: string, title: string | null = null): DocCode => ({
  title,
  language,
  text,
  attributes: {},
  html: '',
  quoted: '',
});
const TUTORIAL = [
  code('bash', 'npm config set legacy-peer-deps true'),
  code('bash', 'npm install @softkit/bootstrap'),
  code('ts', 'class CreateOrder {}', 'src/orders/create-order.dto.ts'),
  code('ts', 'bootstrap();', 'src/main.ts'),
  code('bash', 'curl -d \'{"quantity": 0}\' localhost:9999/orders'),
  code('json', '{ "status": 400 }'),
];
const OVERVIEW: DocLinkGroup[] = [
  {
    id: 'data',
    title: 'Data',
    summary: 'Store and validate data.',
    slugs: ['/libraries/typeorm/', '/libraries/typeorm/usage/'],
  },
  { id: 'notes', title: 'Notes', summary: 'Text.', slugs: ['/notes/'] },
];

function create(guides: Readonly<Record<string, Partial<OutputDoc>>>) {
  const doc = (title: string, more: Partial<OutputDoc> = {}) =>
    ({ title, description: 'About.', slug: `/${title}/`, sidebarLabel: null, ...more }) as OutputDoc;
  return homeMarkdown(doc('Home'), {
    guide: (docId) => (docId in guides ? doc(docId, guides[docId]) : undefined),
    guideAt: (slug) => doc(slug.slice(1, -1), { docId: slug.slice(1, -1), sidebarLabel: 'typeorm' }),
    texts: en,
    toolkit: {
      packages: [{ name: '@softkit/a', version: '0.1.0' }],
      newest: { name: '@softkit/a', version: '0.1.0', date: '2026-01-02' },
      unstable: 1,
      license: 'MIT',
      node: '20',
      nest: '10',
    },
    addressOf: (slug) => `https://x${slug}index.md`,
  });
}

it('shows the tutorial’s commands and code, the facts, and the libraries by topic', () => {
  const { before, after } = create({
    [homeParts.tutorial]: { codes: TUTORIAL, linkGroups: [] },
    [homeParts.overview]: { codes: [], linkGroups: OVERVIEW },
    [homeParts.maturity]: {},
  });
  for (const { title, language, text } of TUTORIAL)
    expect(before).toContain(`\`\`\`${language}${title ? ` title="${title}"` : ''}\n${text}\n\`\`\``);
  expect(before).toContain(`- **${en('home.facts.license')}**: MIT`);
  expect(before).toContain('@softkit/a 0.1.0 (2026-01-02)');
  expect(before).not.toMatch(/\{\{/);
  expect(after).toBe(
    `## ${en('home.areas')}\n\n### Data\n\nStore and validate data.\n\n- [typeorm](https://x/libraries/typeorm/index.md)`,
  );
});

it('leaves out what has no guide', () => {
  const { before, after } = create({});
  expect(before).not.toContain('##');
  expect(after).toBe('');
});
