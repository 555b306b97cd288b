import { listFiles } from '../../node/files';
import { PAGE_SHEETS, sheetOrder } from './style-sheets';

it('orders style sheets by the list, and sheets of single pages last', () => {
  const hrefs = ['/component---src-pages-search-tsx.1a.css', '/docs/styles-tabs.2b.css', '/styles.3c.css'];
  expect(hrefs.toSorted((a, b) => sheetOrder(a) - sheetOrder(b))).toEqual(hrefs.toReversed());
});

const files = listFiles('src', (file) => file.endsWith('.css')).map((file) => `/site/src/${file}`);

it('keeps the CSS of MDX components out of pages without them', () => {
  const ofComponents = files.filter((file) => file.includes('/components/mdx/'));
  expect(ofComponents.filter((file) => !PAGE_SHEETS['styles-home'].test(file))).toEqual([]);
});

it('assigns each CSS file to exactly one sheet, and no sheet is empty', () => {
  const sheetsOf = (file: string) => Object.entries(PAGE_SHEETS).filter(([, pattern]) => pattern.test(file));
  expect(files.filter((file) => sheetsOf(file).length > 1)).toEqual([]);
  expect(Object.values(PAGE_SHEETS).filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual(
    [],
  );
});
