import { PAGE_TYPES } from '../model/docs/doc';
import { checkPageModule, checkTemplates } from './check-page-module';

const file = 'src/pages/search.tsx';

describe('a page module', () => {
  it.each([
    'export default function Page() {}',
    'function Page() {}\nexport default Page;',
    'const Page = 1;\nexport { Page as default, query };',
    "export { default } from './Page';",
    'module.exports = Page;',
  ])('is valid with a default export: %s', (source) => {
    expect(checkPageModule(file, source)).toEqual([]);
  });

  it.each([
    '',
    'export function Page() {}',
    '// export default Page\nexport const Page = 1;',
    '/* export default Page */',
    'export const defaultPage = 1;',
  ])('is reported without a default export: %j', (source) => {
    expect(checkPageModule(file, source)).toEqual([
      { file, message: expect.stringContaining('needs a default export'), severity: 'error' },
    ]);
  });
});

it('reports a page type without a template', () => {
  const files = PAGE_TYPES.map((type) => `src/templates/${type}.tsx`);
  expect(checkTemplates(files)).toEqual([]);
  expect(checkTemplates(files.slice(1))).toEqual([
    { file: files[0], message: expect.stringContaining('has no template'), severity: 'error' },
  ]);
});
