import { runProgram } from '../shared/run-tool';

const SOURCES = [
  'src/**/*.{ts,tsx}',
  'packages/**/*.ts',
  'plugins/**/*.ts',
  'scripts/**/*.ts',
  'tests/**/*.ts',
  'tools/**/*.ts',
  'gatsby-*.{ts,tsx}',
];
const OPTIONS = ['--transform', '--no-tree', '--no-warning', '--no-progress', '--exit-code', 'circular:1'];

runProgram('node_modules/dpdm/lib/bin/dpdm.js', ...OPTIONS, ...SOURCES);
