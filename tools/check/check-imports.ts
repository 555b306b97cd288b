import { spawnSync } from 'node:child_process';

const SOURCES = [
  'src/**/*.{ts,tsx}',
  'plugins/**/*.ts',
  'scripts/**/*.ts',
  'tests/**/*.ts',
  'tools/**/*.ts',
  'gatsby-*.{ts,tsx}',
];
const OPTIONS = ['--transform', '--no-tree', '--no-warning', '--no-progress', '--exit-code', 'circular:1'];

const { status } = spawnSync(
  process.execPath,
  ['node_modules/dpdm/lib/bin/dpdm.js', ...OPTIONS, ...SOURCES],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
