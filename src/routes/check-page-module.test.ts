import { checkPageModule } from './check-page-module';

const file = 'src/pages/search.tsx';

describe('a page module', () => {
  it.each([
    'export default function Page() {}',
    'function Page() {}\nexport default Page;',
    'const Page = 1;\nexport { Page as default, query };',
    "export { default } from './Page';",
    'module.exports = Page;',
  ])('with a default export is right: %s', (source) => {
    expect(checkPageModule(file, source)).toEqual([]);
  });

  it.each([
    '',
    'export function Page() {}',
    '// export default Page\nexport const Page = 1;',
    '/* export default Page */',
    'export const defaultPage = 1;',
  ])('without one is named: %j', (source) => {
    expect(checkPageModule(file, source)).toEqual([
      { file, message: expect.stringContaining('needs a default export'), severity: 'error' },
    ]);
  });
});
