import { checkContentFolders } from './check-content-folders';

it('reports folders that are not a site language', () => {
  expect(checkContentFolders('content', ['en', 'uk', 'de', '.obsidian'])).toEqual([
    {
      file: 'content/de',
      message: expect.stringContaining('no language "de" (it has en, uk)'),
      severity: 'error',
    },
  ]);
});
