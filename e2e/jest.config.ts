/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Browser tests against the built site: `npm run build` first, then `npm run test:e2e`. */
const config: Config = {
  rootDir: '..',
  displayName: 'e2e',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/e2e/support/global-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/support/retry.ts', '<rootDir>/jest/setup-texts.ts'],
  globalTeardown: '<rootDir>/e2e/support/global-teardown.ts',
  transform: { '^.+\\.[cm]?[jt]sx?$': '<rootDir>/jest/transform.cjs' },
  modulePathIgnorePatterns: [
    '<rootDir>/.cache',
    '<rootDir>/public',
    '<rootDir>/.last-good',
    '<rootDir>/bench',
  ],
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  // Whole builds, one after another: npm run test:builds.
  testPathIgnorePatterns: process.env['BUILDS'] ? [] : ['/e2e/safe-build', '/e2e/new-language'],
  // A test file runs in a context of V8 that is slow to look up globals: these are handed to each module.
  sandboxInjectedGlobals: ['Array', 'Map', 'Math', 'Number', 'Object', 'Set', 'String', 'Symbol'],
  testTimeout: 60_000,
  maxWorkers: 2,
};

export default config;
