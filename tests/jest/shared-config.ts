import type { Config } from 'jest';

/** Folders with copies of source files, which Jest would otherwise find twice, or with guides' projects. */
export const modulePathIgnorePatterns = ['.cache', 'public', '.last-good', 'projects'].map(
  (folder) => `<rootDir>/${folder}/`,
);

export const transform: Config['transform'] = {
  '^.+\\.[cm]?[jt]sx?$': '<rootDir>/tests/jest/transform.cjs',
};

/** Config for tests of the files of a build. */
export const builtFilesConfig: Config = {
  testEnvironment: 'node',
  transform,
  modulePathIgnorePatterns,
  // Jest looks up globals slowly in its own V8 context, so each module gets these directly.
  sandboxInjectedGlobals: ['Array', 'Map', 'Math', 'Number', 'Object', 'Set', 'String', 'Symbol'],
  testTimeout: 60_000,
};

/** Config for built site tests: browser tests, and builds of a small site. */
export const builtSiteConfig: Config = {
  ...builtFilesConfig,
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/retry.ts'],
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
};
