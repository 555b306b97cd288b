import fs from 'node:fs';
import { digestBlocks, readFollowedGuides } from './followed-guides';
import { findPlainFences } from './read-fences';

describe('the digest of code blocks', () => {
  const digest = (body: string) => digestBlocks(findPlainFences(body, 0) ?? []);
  const guide = 'Text.\n\n```bash serve="3000"\nnpm start\n```\n';

  it('ignores the text around the blocks and how they look', () => {
    const edited = '## Новий текст\n\nІнший.\n\n```bash wrap serve="3000"\nnpm start\n```\n\nЩе.\n';
    expect(digest(edited)).toBe(digest(guide));
    expect(digest(guide)).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([
    ['code', '```bash serve="3000"\nnpm stop\n```\n'],
    ['a language', '```sh serve="3000"\nnpm start\n```\n'],
    ['a file name', '```bash title="a.sh" serve="3000"\nnpm start\n```\n'],
    ['a setting of the test', '```bash serve="3001"\nnpm start\n```\n'],
    ['the number of blocks', `${guide}\n\`\`\`json\n1\n\`\`\`\n`],
  ])('changes with %s', (_, body) => {
    expect(digest(body)).not.toBe(digest(guide));
  });
});

it('there are no results without a file', () => {
  expect(readFollowedGuides('/missing/followed-guides.json')).toEqual({});
  expect(fs.existsSync('toolkit/followed-guides.json')).toBe(true);
});
