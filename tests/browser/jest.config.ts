/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { builtSiteConfig } from '../jest/shared-config';

/** Browser tests against the built site: `npm run build` first, then `npm run test:browser`. */
const config: Config = {
  ...builtSiteConfig,
  rootDir: '../..',
  displayName: 'browser tests',
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts', '<rootDir>/tests/support/**/*.test.ts'],
  maxWorkers: 2,
  testSequencer: '<rootDir>/tests/jest/longest-first.cjs',
};

export default config;
