import type { Route } from './build-routes';
import { checkSiteLinks, idsOfSidebar } from './check-site-links';

const routes = [{ docId: 'faq' }, { docId: 'api' }] as Route[];

it('a line of the configuration that names no doc is a warning with the nearest one', () => {
  const links = ['faq', 'fag', 'zzz'].map((docId) => ({ file: 'src/config/footer.ts', docId }));
  expect(checkSiteLinks(links, routes, (word, ids) => (word === 'fag' ? [...ids][0] : undefined))).toEqual([
    {
      file: 'src/config/footer.ts',
      message: 'names the doc "fag", which does not exist. Did you mean "faq"?',
      severity: 'warning',
    },
    {
      file: 'src/config/footer.ts',
      message: 'names the doc "zzz", which does not exist. Write it, or delete the line.',
      severity: 'warning',
    },
  ]);
});

it('a sidebar names docs at every depth, and folders that list themselves name none', () => {
  expect(
    idsOfSidebar([
      'intro',
      { doc: 'libraries', items: [{ doc: 'libraries/mail', items: ['libraries/mail/usage'] }] },
      { autogenerate: 'guides' },
      { reference: 'api' },
    ]),
  ).toEqual(['intro', 'libraries', 'libraries/mail', 'libraries/mail/usage', 'api']);
});
