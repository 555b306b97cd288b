import { listFiles } from './files';
import { PAGE_SHEETS, sheetOrder } from './style-sheets';

it('sheets are in the order of the list, and the one of a single page is last', () => {
  const hrefs = ['/component---src-pages-search-tsx.1a.css', '/docs/styles-tabs.2b.css', '/styles.3c.css'];
  expect(hrefs.toSorted((a, b) => sheetOrder(a) - sheetOrder(b))).toEqual(hrefs.toReversed());
});

it('every sheet has files, and no file is in two', () => {
  const files = listFiles('src', (file) => file.endsWith('.css')).map((file) => `/site/src/${file}`);
  const sheetsOf = (file: string) => Object.entries(PAGE_SHEETS).filter(([, pattern]) => pattern.test(file));
  expect(files.filter((file) => sheetsOf(file).length > 1)).toEqual([]);
  expect(Object.values(PAGE_SHEETS).filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual(
    [],
  );
});
