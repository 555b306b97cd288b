import { checkContentFiles, checkContentFolders } from './check-content-folders';

it('reports folders that are not a site language', () => {
  expect(checkContentFolders('content', ['en', 'uk', 'de', '.obsidian'])).toEqual([
    {
      file: 'content/de',
      message: expect.stringContaining('no language "de" (it has en, uk'),
      severity: 'error',
    },
  ]);
});

it.each([
  ['en/upper.MD', 'Guides end in .md or .mdx, in lowercase.'],
  ['en/a.Mdx', 'Guides end in .md or .mdx, in lowercase.'],
  ['uk/a/other.markdown', 'Guides end in .md'],
  ['uk/typo.mdown', 'Guides end in .md'],
  ['uk/faq.md.txt', 'Guides end in .md'],
  ['uk/README', 'Guides end in .md'],
  ['guide.md', 'not in the folder of a language. Move it to one of en/, uk/'],
  ['picture.png', 'not in the folder of a language'],
  ['en/c#.md', 'the name contains "#", which doesn\'t work in an address. Rename'],
  ['en/what?.mdx', 'contains "?"'],
  ['uk/100%.md', 'contains "%"'],
  ['uk/a%20b/c.svg', 'contains "%"'],
  ['uk/a\\b.md', 'contains "\\"'],
  ['uk/c#/index.md', 'contains "#"'],
  ['uk/a\nb.md', 'contains "\\u000a"'],
  ['uk/a\u007fb.md', 'contains "\\u007f"'],
  ['c#.md', 'contains "#"'],
  ['en/zero\u200bwidth.md', 'contains "\\u200b"'],
  ['en/no-break\u00a0space.md', 'contains "\\u00a0"'],
  ['en/soft\u00adhyphen/a.png', 'contains "\\u00ad"'],
  ['en/\ufeffmark.md', 'contains "\\ufeff"'],
  ['uk/и\u0306огурт/index.md', 'type the name again'],
  ['uk/cafe\u0301.png', 'type the name again'],
])('reports the file %j', (file, message) => {
  const shown = `content/${file.replace('\n', '\\u000a').replace(/[\u007f\u200b\u00a0\u00ad\ufeff]/, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}`;
  expect(checkContentFiles('content', ['en/faq.md', file])).toEqual([
    { file: shown, message: expect.stringContaining(message), severity: 'error' },
  ]);
});

it.each([
  'en/a b.md',
  'uk/питання.mdx',
  'en/v1.2.md',
  'en/_under.md',
  "en/amp&and it's + (x).md",
  'en/folder/README.md',
  'en/img/A.PNG',
  'uk/glossary.yml',
  'glossary.yml',
  '.DS_Store',
  'en/.obsidian/app.json',
  'en/faq.md~',
  'en/#faq.md#',
  'en/~$faq.md',
])('accepts the file %s', (file) => {
  expect(checkContentFiles('content', [file])).toEqual([]);
});
