import fs from 'node:fs';
import path from 'node:path';
import { GUIDE_KEYS } from '../../packages/guide-files/front-matter';
import manifest from '../../package.json';

const root = path.resolve(__dirname, '../..');
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/adding-a-package.md'];
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '');

/** Reads the cells of the table below a heading. */
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

it('the front matter table in the README lists all keys, and which are required', () => {
  expect(tableOf('Writing a page').map(([key, required]) => [key, required])).toEqual(
    Object.entries(GUIDE_KEYS).map(([key, { required }]) => [key, required ? 'yes' : 'no']),
  );
});

it.each(documents)('all commands in %s exist', (file) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const commands = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  const scripts = Object.keys(manifest.scripts);
  expect([...new Set(commands)].filter((name) => !scripts.includes(name))).toEqual([]);
});

it.each(documents)('all files that %s links to exist', (file) => {
  const text = withoutCode(fs.readFileSync(path.join(root, file), 'utf8'));
  const links = [...text.matchAll(/\]\((?!https?:|api:|#)([^)#]+)/g)].map(([, link = '']) => link);
  const missing = links.filter((link) => !fs.existsSync(path.resolve(root, path.dirname(file), link)));
  expect(missing).toEqual([]);
});

it('dependencies have exact versions or are folders in this repository', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(
    all.filter(([, version]) => !/^(?:(?:npm:[\w-]+@)?\d+\.\d+\.\d+|file:plugins\/.+)$/.test(version)),
  ).toEqual([]);
});
