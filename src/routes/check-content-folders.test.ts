import { checkContentFolders } from './check-content-folders';

it('guides of a language the site lacks are reported with their folder', () => {
  expect(checkContentFolders('content', ['en', 'uk', 'de', '.obsidian'])).toEqual([
    {
      file: 'content/de',
      message: expect.stringContaining('no language "de" (it has en, uk)'),
      severity: 'error',
    },
  ]);
});
