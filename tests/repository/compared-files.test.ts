import { readCommands, SHELL } from '../../packages/guide-files/read-commands';
import { listGuides } from '../../packages/guide-files/list-guides';
import { readGuide, type ParsedGuide } from '../../packages/guide-files/read-guide';
import { localeCodes } from '../../src/locales/locales';

const COMPARED = ['features/plain-nestjs.md', 'how-to/first-service.md'];

const guides = localeCodes
  .flatMap((locale) => listGuides(process.cwd(), locale))
  .filter(({ relativePath }) => COMPARED.includes(relativePath))
  .map(readGuide);
const tables = guides.filter(({ relativePath }) => relativePath === COMPARED[0]);
const files = ({ fences }: ParsedGuide) =>
  fences.flatMap(({ language, meta, code }) =>
    language === 'ts' && meta.title !== null ? [{ name: meta.title, lines: code.split('\n').length }] : [],
  );
const installed = ({ fences }: ParsedGuide) =>
  fences
    .filter(({ language }) => SHELL.test(language))
    .flatMap(({ code }) => readCommands(code))
    .filter(({ words }) => words.slice(0, 2).join(' ') === 'npm install' && !words.includes('--save-dev'))
    .flatMap(({ words }) => words.slice(2)).length;

it('has the table of files in English', () => {
  expect(tables.map(({ locale }) => locale)).toContain('en');
});

describe.each(tables.map((guide) => [guide.locale, guide] as const))(
  'the table that compares a plain service with one of Softkit (%s)',
  (locale, plain) => {
    const softkit = guides.find((guide) => guide.locale === locale && guide.relativePath === COMPARED[1]);
    const rows = plain.source
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()));

    it.each([
      ['plain NestJS', 2, plain],
      ['Softkit', 3, softkit as ParsedGuide],
    ] as const)(
      'has the files of %s with their lines, the sum, and the number of packages',
      (_, column, guide) => {
        const cells = rows.map((row) => row[column] ?? '');
        const listed = cells.flatMap((cell) => {
          const [, name, lines] = /^`(.+)`: (\d+)$/.exec(cell) ?? [];
          return name === undefined ? [] : [{ name, lines: Number(lines) }];
        });
        const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
        expect(listed.sort(byName)).toEqual(files(guide).sort(byName));
        const total = files(guide).reduce((sum, { lines }) => sum + lines, 0);
        expect(cells).toContain(`**${total}**`);
        expect(cells.at(-1)).toBe(String(installed(guide)));
      },
    );
  },
);
