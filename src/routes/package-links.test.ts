import { packageLinks } from './package-links';

const slugs = new Set(['/api/mail/src/', '/api/mail/changes/', '/api/clients/platform-client/src/']);

it.each([
  ['libraries/mail', { api: '/api/mail/src/', changes: '/api/mail/changes/' }],
  ['libraries/mail/usage', { api: '/api/mail/src/', changes: '/api/mail/changes/' }],
  ['libraries/platform-client/usage', { api: '/api/clients/platform-client/src/', changes: null }],
  ['libraries/eslint-backend', null],
  ['libraries', null],
  ['how-to/mail', null],
])('finds the reference for %s', (docId, expected) => {
  expect(packageLinks(docId, slugs)).toEqual(expected);
});
