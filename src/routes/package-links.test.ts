import { packageLinks } from './package-links';

const slugs = new Set(['/api/mail/src/', '/api/mail/changes/', '/api/clients/platform-client/src/']);
const versions = { '@softkit/mail': '0.4.0', '@softkit/eslint-backend': '0.1.2' };
const mail = { api: '/api/mail/src/', changes: '/api/mail/changes/' };

it.each([
  ['libraries/mail', { ...mail, release: { name: '@softkit/mail', version: '0.4.0' } }],
  ['libraries/mail/usage', mail],
  ['libraries/platform-client', { api: '/api/clients/platform-client/src/', changes: null }],
  [
    'libraries/eslint-backend',
    { api: null, changes: null, release: { name: '@softkit/eslint-backend', version: '0.1.2' } },
  ],
  ['libraries/eslint-backend/usage', null],
  ['libraries/other', null],
  ['libraries', null],
  ['how-to/mail', null],
])('finds the reference and the release for %s', (docId, expected) => {
  expect(packageLinks(docId, slugs, versions)).toEqual(expected);
});
