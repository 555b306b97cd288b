import { readTexts } from '../../../src/locales/read-messages';
import { homeParts } from '../../../src/model/home-parts';
import { homeMarkdown } from './home-markdown';
import type { OutputDoc } from './output-page';

const en = readTexts('en', 'home');

const TUTORIAL = [
  '```bash\nnpm config set legacy-peer-deps true\n```',
  '```bash\nnpm install @softkit/bootstrap\n```',
  '```ts title="src/orders/create-order.dto.ts"\nclass CreateOrder {}\n```',
  '```ts title="src/main.ts"\nbootstrap();\n```',
  '```bash\ncurl -d \'{"quantity": 0}\' localhost:9999/orders\n```',
  '```json\n{ "status": 400 }\n```',
];
const OVERVIEW =
  '## Data\n\nStore and validate data.\n\n- [typeorm](https://x/libraries/typeorm/index.md)\n- [Usage](https://x/libraries/typeorm/usage/index.md)\n\n## Notes\n\nText.';

function create(guides: Readonly<Record<string, string>>) {
  const doc = (title: string, markdown = ''): OutputDoc =>
    ({ title, description: 'About.', slug: `/${title}/`, markdown }) as OutputDoc;
  return homeMarkdown(doc('Home'), {
    guide: (docId) => (docId in guides ? doc(docId, guides[docId]) : undefined),
    texts: en,
    toolkit: {
      packages: [{ name: '@softkit/a', version: '0.1.0' }],
      newest: { name: '@softkit/a', version: '0.1.0', date: '2026-01-02' },
      unstable: 1,
      license: 'MIT',
      node: '20',
      nest: '10',
    },
    addressOf: (slug) => `https://x${slug}`,
  });
}

it('shows the tutorial’s commands and code, the facts, and the libraries by topic', () => {
  const { before, after } = create({
    [homeParts.tutorial]: TUTORIAL.join('\n\n'),
    [homeParts.overview]: OVERVIEW,
    [homeParts.maturity]: '',
  });
  for (const block of TUTORIAL) expect(before).toContain(block);
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
