import { docIdOf, slugOf, slugOfFile } from './doc-path';

it.each([
  ['index.md', 'intro', '/'],
  ['intro.mdx', 'intro', '/'],
  ['faq.md', 'faq', '/faq/'],
  ['libraries/index.md', 'libraries', '/libraries/'],
  [
    'libraries/typeorm/getting-started.md',
    'libraries/typeorm/getting-started',
    '/libraries/typeorm/getting-started/',
  ],
  ['how-to/reindex.md', 'how-to/reindex', '/how-to/reindex/'],
  ['typeorm/src/classes/Page.md', 'typeorm/src/classes/Page', '/typeorm/src/classes/Page/'],
])('%s is the doc %s at %s', (file, docId, slug) => {
  expect([docIdOf(file), slugOf(docId), slugOfFile(file)]).toEqual([docId, slug, slug]);
});
