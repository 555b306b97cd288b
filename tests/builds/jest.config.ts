/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { builtSiteConfig } from '../jest/shared-config';

/** Complete builds with a small site, one after another: `npm run test:builds`. */
const config: Config = {
  ...builtSiteConfig,
  rootDir: '../..',
  displayName: 'builds',
  testMatch: ['<rootDir>/tests/builds/**/*.test.ts'],
  maxWorkers: 1,
};

export default config;
