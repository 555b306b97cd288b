import fs from 'node:fs';
import path from 'node:path';
import { GUIDE_KEYS } from '../../plugins/gatsby-transformer-docs/src/front-matter';
import manifest from '../../package.json';

const root = path.resolve(__dirname, '../..');
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'];
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '');

/** Rows of the table below a heading, cell by cell. */
function tableOf(heading: string): string[][] {
  const [, section = ''] =
    new RegExp(`^## ${heading}$([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(withoutCode(readme)) ?? [];
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`|`$/g, '')),
    );
}

it('the README’s table of front matter has every key, and says which ones are required', () => {
  expect(tableOf('Writing a page').map(([key, required]) => [key, required])).toEqual(
    Object.entries(GUIDE_KEYS).map(([key, { required }]) => [key, required ? 'yes' : 'no']),
  );
});

it.each(documents)('every command of %s is one', (file) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const commands = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  const known = Object.keys(manifest.scripts);
  expect([...new Set(commands)].filter((name) => !known.includes(name))).toEqual([]);
});

it.each(documents)('every file that %s links to is there', (file) => {
  const text = withoutCode(fs.readFileSync(path.join(root, file), 'utf8'));
  const links = [...text.matchAll(/\]\((?!https?:|api:|#)([^)#]+)/g)].map(([, link = '']) => link);
  const missing = links.filter((link) => !fs.existsSync(path.resolve(root, path.dirname(file), link)));
  expect(missing).toEqual([]);
});

it('the README’s first screen has the two commands', () => {
  const firstScreen = readme.split('\n').slice(0, 20).join('\n');
  expect(firstScreen).toContain('npm ci && npm start');
  expect(firstScreen).toContain('npm ci && npm test');
});

it('versions are exact or folders of this repository, so that two installs are alike', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(
    all.filter(([, version]) => !/^(?:(?:npm:[\w-]+@)?\d+\.\d+\.\d+|file:plugins\/.+)$/.test(version)),
  ).toEqual([]);
});
