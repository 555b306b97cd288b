import fs from 'node:fs';
import { parse } from 'yaml';
import manifest from '../../package.json';

interface Job {
  needs?: string | string[];
  steps?: { run?: string; uses?: string; env?: Record<string, string> }[];
}

const { jobs } = parse(fs.readFileSync('.github/workflows/release.yml', 'utf8')) as {
  jobs: Record<string, Job>;
};

/** Returns a job with all jobs that must succeed before it. */
const chainOf = (name: string): string[] => [
  name,
  ...[jobs[name]?.needs ?? []].flat().flatMap((needed) => chainOf(needed)),
];
const jobsWith = (text: string): string[] =>
  Object.keys(jobs).filter((name) => JSON.stringify(jobs[name]).includes(text));

it('pushes search records only after the checked site is deployed', () => {
  const [push, ...others] = jobsWith('secrets.ALGOLIA_ADMIN_KEY');
  expect(others).toEqual([]);
  const before = chainOf(push ?? '').slice(1);
  expect(before).toEqual(expect.arrayContaining([...jobsWith('deploy-pages'), ...jobsWith('check -- site')]));
  expect(before).toContain('tutorials');
});

it('passes the admin key only to the build that pushes', () => {
  const steps = Object.values(jobs).flatMap(({ steps: each = [] }) => each);
  const withKey = steps.filter((step) => JSON.stringify(step).includes('ALGOLIA_ADMIN_KEY'));
  expect(withKey.map(({ run }) => run)).toEqual(['npm run build -- --prefix-paths']);
});

it('tests the oldest allowed release of Node.js and the one in .nvmrc', () => {
  const ci = parse(fs.readFileSync('.github/workflows/ci.yml', 'utf8')) as {
    jobs: { test: { strategy: { matrix: { node: string[] } } } };
  };
  const current = fs.readFileSync('.nvmrc', 'utf8').trim();
  expect(ci.jobs.test.strategy.matrix.node).toEqual([manifest.engines.node.replace('>=', ''), current]);
});
