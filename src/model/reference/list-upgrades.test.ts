import fs from 'node:fs';
import path from 'node:path';
import type { PackageReleases } from '../docs/doc';
import { parseHistory, type Change } from './history';
import { checkReleases, listUpgrades, readVersions } from './list-upgrades';

const change = (kind: Change['change'], name: string, breaks: 'yes' | 'maybe' | null = null) => ({
  change: kind,
  name,
  breaks,
  from: null,
  to: null,
  slug: null,
  successor: null,
});
const packages: PackageReleases[] = [
  {
    importName: '@softkit/typeorm',
    releases: [
      { version: '0.10.0', date: '2024-03-01', changes: [change('added', 'classes/New')] },
      {
        version: '0.6.0',
        date: '2024-02-01',
        changes: [change('added', 'classes/Page'), change('removed', 'classes/Old', 'yes')],
      },
      { version: '0.5.0', date: '2024-01-01', changes: [change('removed', 'classes/Older', 'yes')] },
    ],
  },
  { importName: '@softkit/mail', releases: [{ version: '0.1.0', date: '2024-01-01', changes: [] }] },
];
const ours = ['@softkit/typeorm', '@softkit/test-utils', '@softkit/mail'];
const names = (versions: Record<string, string>) =>
  listUpgrades(packages, new Map(Object.entries(versions))).upgrades.map(({ from, to, changes }) => [
    from,
    to,
    changes.map(({ version, name }) => `${version} ${name}`),
  ]);

it('lists the changes after a version, breaking ones first, then the newest', () => {
  expect(names({ '@softkit/typeorm': '0.5.0' })).toEqual([
    ['0.5.0', '0.10.0', ['0.6.0 classes/Old', '0.10.0 classes/New', '0.6.0 classes/Page']],
  ]);
});

it.each([
  ['^0.5.0', '0.5.0'],
  ['~0.5', '0.5.0'],
  ['0.x', '0.0.0'],
  ['>=0.6.0 <1', '0.6.0'],
  ['<0.6.0 || ^0.10.0', '0.0.0'],
  ['workspace:^0.6.0', '0.6.0'],
  ['npm:@softkit/typeorm@0.6.0', '0.6.0'],
])('reads %s as its lowest version, %s', (range, from) => {
  expect(names({ '@softkit/typeorm': range })[0]?.[0]).toBe(from);
});

it('lists no changes for the newest release and for a later version', () => {
  expect(names({ '@softkit/typeorm': '0.10.0' })[0]?.[2]).toEqual([]);
  expect(names({ '@softkit/typeorm': '1.0.0' })[0]?.[2]).toEqual([]);
});

it('reports unknown packages and versions that are no version', () => {
  const versions = new Map([
    ['@softkit/nope', '1.0.0'],
    ['@softkit/typeorm', 'latest'],
    ['@softkit/mail', 'file:../mail'],
  ]);
  expect(listUpgrades(packages, versions)).toEqual({
    upgrades: [],
    problems: [
      { importName: '@softkit/nope', version: '1.0.0', reason: 'package' },
      { importName: '@softkit/typeorm', version: 'latest', reason: 'version' },
      { importName: '@softkit/mail', version: 'file:../mail', reason: 'version' },
    ],
  });
});

it('reads the versions in a package.json', () => {
  const text = JSON.stringify({
    dependencies: { '@softkit/typeorm': '^0.5.0', rxjs: '7.0.0' },
    devDependencies: { '@softkit/test-utils': '0.1.0' },
    peerDependencies: { '@softkit/typeorm': '>=0.1.0' },
  });
  expect([...readVersions(text, ours)].sort()).toEqual([
    ['@softkit/test-utils', '0.1.0'],
    ['@softkit/typeorm', '^0.5.0'],
  ]);
});

it.each([
  '@softkit/typeorm 0.5.0',
  '@softkit/typeorm@0.5.0',
  '  "@softkit/typeorm": "0.5.0",',
  'typeorm 0.5.0',
  'typeorm: 0.5.0',
])('reads the version in "%s"', (line) => {
  expect([...readVersions(`${line}\nrxjs@7`, ours)]).toEqual([['@softkit/typeorm', '0.5.0']]);
});

it('finds nothing in other texts', () => {
  expect(readVersions('[1, 2]', ours).size).toBe(0);
  expect(readVersions('Hello', ours).size).toBe(0);
});

describe('a lock file', () => {
  it.each([
    [
      'npm, version 3',
      JSON.stringify({
        lockfileVersion: 3,
        packages: {
          '': { dependencies: { '@softkit/typeorm': '^0.4.0' } },
          'node_modules/@softkit/typeorm': { version: '0.5.2', peerDependencies: { typeorm: '0.3.17' } },
          'node_modules/a/node_modules/@softkit/typeorm': { version: '0.1.0' },
          'node_modules/typeorm': { version: '0.3.17' },
        },
      }),
    ],
    ['npm, version 1', '{"lockfileVersion":1,"dependencies":{"@softkit/typeorm":{"version":"0.5.2"}}}'],
    [
      'npm, a part',
      '"node_modules/@softkit/typeorm": {\n  "version": "0.5.2",\n  "peerDependencies": {\n    "typeorm": "^0.3.17"\n  }\n},\n"node_modules/mail": {\n  "version": "2.0.0"',
    ],
    [
      'yarn',
      '# yarn lockfile v1\n\n"@softkit/typeorm@^0.4.0", "@softkit/typeorm@^0.5.0":\n  version "0.5.2"\n  resolved "https://x/"\n\nmail@^3.1.1:\n  version "3.1.1"\n  dependencies:\n    "@softkit/typeorm" "^0.1.0"\n    typeorm "0.3.17"',
    ],
    [
      'yarn berry',
      '__metadata:\n  version: 8\n\n"@softkit/typeorm@npm:^0.5.0":\n  version: 0.5.2\n  resolution: "@softkit/typeorm@npm:0.5.2"\n',
    ],
    [
      'pnpm',
      "lockfileVersion: '6.0'\ndependencies:\n  '@softkit/typeorm':\n    specifier: ^0.4.0\n    version: 0.5.2(@nestjs/common@10.0.0)\n  mail:\n    specifier: ^3.0.0\n    version: 3.1.1\npackages:\n  /@softkit/typeorm@0.5.2(@nestjs/common@10.0.0):\n    resolution: {}",
    ],
    [
      'Bun',
      '{\n  "lockfileVersion": 1,\n  "packages": {\n    "@softkit/typeorm": ["@softkit/typeorm@0.5.2", "", { "peerDependencies": { "typeorm": "0.3.17" } }],\n  },\n}',
    ],
  ])('of %s contains the installed version', (_, text) => {
    expect([...readVersions(text, ours)]).toEqual([['@softkit/typeorm', '0.5.2']]);
  });
});

it.each([
  ['words', (length: number) => `${'a-'.repeat(length / 2)}${'-'.repeat(length)}`],
  ['versions', (length: number) => '@softkit/typeorm@'.repeat(length)],
  ['spaces', (length: number) => `typeorm${' '.repeat(length)}x`],
  ['brackets', (length: number) => '<'.repeat(length)],
  ['names', (length: number) => 'typeorm '.repeat(length)],
])('reads a long text of %s without looking at its parts twice', (_, text) => {
  // A quadratic search would need minutes.
  expect(readVersions(text(300_000), ours).size).toBeLessThanOrEqual(1);
  expect(listUpgrades(packages, new Map([['@softkit/typeorm', text(300_000)]])).upgrades).toEqual([]);
});

it.each([
  {},
  null,
  [null],
  [{ importName: '@softkit/typeorm', releases: [{ version: 'x', changes: [] }] }],
  [{ importName: '@softkit/typeorm', releases: [{ version: '1.0.0', changes: [null] }] }],
  [
    {
      importName: '@softkit/typeorm',
      releases: [{ version: '1.0.0', changes: [{ ...change('added', 'a'), slug: '//x/' }] }],
    },
  ],
])('rejects releases that are %j', (json) => {
  expect(() => checkReleases(json, '/api/changes.json')).toThrow('/api/changes.json: ');
  expect(checkReleases(packages, '/api/changes.json')).toBe(packages);
});

it('lists the union of the releases between any two tags', () => {
  const folder = 'toolkit/history';
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  let compared = 0;
  for (const file of files) {
    const history = parseHistory(fs.readFileSync(path.join(folder, file), 'utf8'));
    const importName = `@softkit/${file.replace('.json', '')}`;
    const releases = [...history].reverse().map(({ version, date, changes }) => ({
      version,
      date,
      changes: changes.map(({ change: kind, name }) => change(kind, name)),
    }));
    history.forEach(({ version }, index) => {
      const [upgrade] = listUpgrades([{ importName, releases }], new Map([[importName, version]])).upgrades;
      const after = history
        .slice(index + 1)
        .flatMap((release) => release.changes.map(({ name }) => `${release.version} ${name}`));
      expect(upgrade?.changes.map((each) => `${each.version} ${each.name}`).sort()).toEqual(after.sort());
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(30);
});
