import type { Route } from './build-routes';
import { checkSiteLinks } from './check-site-links';

const routes = [{ docId: 'faq' }, { docId: 'api' }] as Route[];

it('warns about config links to missing docs and suggests the nearest one', () => {
  const links = ['faq', 'fag', 'zzz'].map((docId) => ({ file: 'src/config/footer.ts', docId }));
  expect(checkSiteLinks(links, routes)).toEqual([
    {
      file: 'src/config/footer.ts',
      message: 'links to the doc "fag", which does not exist. Did you mean "faq"?',
      severity: 'warning',
    },
    {
      file: 'src/config/footer.ts',
      message: 'links to the doc "zzz", which does not exist. Add the doc, or remove the link.',
      severity: 'warning',
    },
  ]);
});
