import fs from 'node:fs';
import path from 'node:path';
import type { PackageReleases } from '../model/doc';
import { parseHistory, type Change } from '../model/history';
import { listUpgrades, readVersions } from './upgrades';

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
