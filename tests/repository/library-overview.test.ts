import fs from 'node:fs';
import { localeCodes } from '../../src/locales/locales';

// Guides in a new language may be incomplete.
describe.each(localeCodes.filter((code) => fs.existsSync(`content/${code}/libraries/index.md`)))(
  'in %s',
  (locale) => {
    const folder = `content/${locale}/libraries`;
    const libraries = fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);

    it('the overview, which the home page rows come from, links to every library', () => {
      const overview = fs.readFileSync(`${folder}/index.md`, 'utf8');
      expect(libraries.filter((name) => !overview.includes(`](./${name}/index.md)`))).toEqual([]);
    });

    it('every library section starts with a sentence, for the home page', () => {
      const overview = fs.readFileSync(`${folder}/index.md`, 'utf8');
      const sections = overview.split(/^## /m).filter((section) => section.includes('](./'));
      expect(sections).not.toEqual([]);
      for (const section of sections) expect(section).toMatch(/^.*\n\n[^|\n]+\.\n\n\|/);
    });
  },
);
