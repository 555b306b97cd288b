/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { builtFilesConfig } from '../jest/shared-config';

/** Search queries against the last build: `npm run build` first, then `npm run test:golden`. */
const config: Config = {
  ...builtFilesConfig,
  rootDir: '../..',
  displayName: 'golden queries',
  testMatch: ['<rootDir>/tests/golden/**/*.test.ts'],
};

export default config;
