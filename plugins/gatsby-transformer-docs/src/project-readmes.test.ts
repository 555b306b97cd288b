import type { ProjectTest } from '../../../packages/guide-files/projects';
import { projectReadmes } from './project-readmes';

const guides = [
  { locale: 'en', title: 'Build it', url: 'https://docs.example/build/' },
  { locale: 'uk', title: 'Зберіть', url: 'https://docs.example/uk/build/' },
];
const test: ProjectTest = {
  date: '2026-11-25',
  commit: '3939e6485ffe',
  project: { command: 'npm start', digest: '' },
};
const lock = JSON.stringify({
  packages: {
    '': { name: 'first-service' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@x/b': { version: '2.0.0' },
    'node_modules/a/node_modules/c': { version: '3.0.0', inBundle: true },
  },
});
const manifest = (content: object) => ['package.json', JSON.stringify(content)] as const;
const readmeOf = (more: readonly (readonly [string, string])[] = [], project: object = {}) =>
  projectReadmes(guides, { ...test, project: { ...test.project, ...project } }, new Map(more)).get(
    'README.md',
  ) ?? '';

it('names the guide, the date, the commit, and packages without a checksum', () => {
  const readme = readmeOf([['package-lock.json', lock]]);
  for (const fact of [
    '# Build it',
    'https://docs.example/build/',
    '2026-11-25',
    '3939e6485ffe',
    '@x/b 2.0.0',
  ])
    expect(readme).toContain(fact);
  expect(readme).toContain('    npm install\n    npm start\n');
  expect(readme).not.toContain('a 1.0.0');
  expect(readme).not.toContain('c 3.0.0');
});

it('has a README in each language of the guide, with links to the others', () => {
  const readmes = projectReadmes(guides, test, new Map());
  expect([...readmes.keys()]).toEqual(['README.md', 'README.uk.md']);
  expect(readmes.get('README.md')).toContain('(README.uk.md)');
  const translation = readmes.get('README.uk.md') ?? '';
  for (const fact of ['# Зберіть', 'https://docs.example/uk/build/', 'Готовий проєкт', '(README.md)'])
    expect(translation).toContain(fact);
  expect([...projectReadmes(guides.slice(0, 1), test, new Map()).keys()]).toEqual(['README.md']);
});

it('names what must run first', () => {
  const setup = 'docker run -d redis:7\nexport A=b';
  expect(readmeOf([], { setup })).toContain('    docker run -d redis:7\n    export A=b\n');
});

it('mentions tests and Docker only if the project has them', () => {
  expect(readmeOf([manifest({ scripts: { start: 'node a.js' } })])).not.toMatch(/npm test|Docker/);
  expect(readmeOf([manifest({ scripts: { test: 'node --test' } })])).toContain('`npm test`');
  expect(readmeOf([manifest({ devDependencies: { testcontainers: '1' } })])).toContain(
    'Docker must be running',
  );
});
