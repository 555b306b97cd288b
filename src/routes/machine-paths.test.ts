import { socialImagePath, twinPath } from './machine-paths';
import { slugTrail } from './slug-trail';

describe('paths of what machines read', () => {
  it.each([
    ['/', '/index.md'],
    ['/uk/', '/uk/index.md'],
    ['/uk/faq/', '/uk/faq/index.md'],
  ])('the twin of %s is %s', (path, expected) => {
    expect(twinPath(path)).toBe(expected);
  });

  it.each([
    [{ docId: 'intro', locale: 'en', package: null }, '/social/en/intro.png'],
    [{ docId: 'libraries/mail', locale: 'uk', package: null }, '/social/uk/libraries/mail.png'],
    [{ docId: 'api', locale: 'uk', package: null }, '/social/uk/api.png'],
    [
      {
        docId: 'api/clients/platform-client/src/classes/X',
        locale: 'en',
        package: 'clients/platform-client',
      },
      '/social/en/api/clients/platform-client.png',
    ],
  ])('%j is shown with %s', (doc, expected) => {
    expect(socialImagePath(doc)).toBe(expected);
  });
});

describe('slugTrail', () => {
  const titles = new Map([
    ['/libraries/', 'Libraries'],
    ['/libraries/mail/', 'mail'],
  ]);

  it.each([
    ['/', []],
    ['/faq/', []],
    ['/libraries/', []],
    ['/libraries/mail/usage/', ['Libraries', 'mail']],
    ['/nowhere/mail/', []],
  ])('the pages above %s are %j', (slug, expected) => {
    expect(slugTrail(slug, (each) => titles.get(each)).map(({ title }) => title)).toEqual(expected);
  });
});
