import fs from 'node:fs';
import { localeCodes } from '../../src/locales/locales';

describe.each(localeCodes)('in %s', (locale) => {
  const folder = `content/${locale}/libraries`;
  const libraries = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it('the overview, which the cards of the home page are made of, leads to every library', () => {
    const overview = fs.readFileSync(`${folder}/index.md`, 'utf8');
    expect(libraries.length).toBeGreaterThan(20);
    expect(libraries.filter((name) => !overview.includes(`](./${name}/index.md)`))).toEqual([]);
  });

  it('the guide whose sample the home page shows has it', () => {
    expect(fs.readFileSync(`content/${locale}/how-to/first-service.md`, 'utf8')).toContain(
      'title="src/main.ts"',
    );
  });
});
