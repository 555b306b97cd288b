import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { splitFrontMatter, readGuideFrontMatter } from '../../packages/guide-files/front-matter';
import { sourceDigest } from '../../packages/guide-files/source-digest';
import { run } from './create';

const create = (...args: string[]) => {
  process.argv = ['node', 'create', ...args];
  run();
};
const read = (file: string) => fs.readFileSync(file, 'utf8');

const root = process.cwd();

afterAll(() => process.chdir(root));

beforeEach(() => {
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'create-')));
  jest.spyOn(console, 'log').mockReturnValue(undefined);
});

it('writes a draft in each language, and stamps the translation', () => {
  create('how-to/send-email.md', 'Send', 'an: email');
  expect(console.log).toHaveBeenCalledWith(
    expect.stringContaining(
      '"npm run translation -- stamp content/uk/how-to/send-email.md" after translating',
    ),
  );
  const { yaml } = splitFrontMatter(read('content/uk/how-to/send-email.md'));
  const { data, problems } = readGuideFrontMatter(yaml, 'uk');
  expect(problems).toEqual([]);
  expect(data).toMatchObject({
    title: 'Send an: email',
    draft: true,
    translatedFrom: sourceDigest(read('content/en/how-to/send-email.md')),
  });
});

it('never replaces a guide', () => {
  fs.mkdirSync('content/uk', { recursive: true });
  fs.writeFileSync('content/uk/faq.md', 'Text.');
  expect(() => create('faq', 'FAQ')).toThrow('content/uk/faq.md exists.');
  expect([read('content/uk/faq.md'), fs.existsSync('content/en/faq.md')]).toEqual(['Text.', false]);
});

it.each([[['faq']], [['../a', 'A']], [['How to/A', 'A']], [[]]])('rejects %j', (args) => {
  expect(() => create(...args)).toThrow('Name a path below content/<locale>/');
});
