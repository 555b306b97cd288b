import fs from 'node:fs';
import path from 'node:path';
import { findPackages } from '../../../src/node/find-packages';
import { site } from '../../../src/config/site';

/** Packages in guides that this site doesn't install. Each one exists in the npm registry. */
const FURTHER_PACKAGES = [
  '@fastify/cookie',
  '@fastify/helmet',
  '@fastify/static',
  '@jest/globals',
  '@nestjs/platform-express',
  '@nestjs/throttler',
  '@nx/eslint-plugin',
  '@nx/js',
  '@nx/nest',
  '@nx/webpack',
  '@openapitools/openapi-generator-cli',
  '@sendgrid/client',
  '@softkit/eslint-backend',
  '@testcontainers/postgresql',
  'create-nx-workspace',
  'ejs',
  'hbs',
  'jest-extended',
  'nest-typed-config',
  'nx',
  'passport',
  'pg',
  'pug',
  'ts-jest',
  'ts-node',
  'typeorm-extension',
];

/** Returns the npm packages that a guide may tell readers to install. */
export function knownPackages(root: string, toolkitDir: string): Set<string> {
  const installed = ['package.json', 'toolkit/package.json', 'tools/tutorials/package.json'].flatMap(
    (file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        fs.readFileSync(path.join(root, file), 'utf8'),
      ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
      return Object.keys({ ...dependencies, ...devDependencies });
    },
  );
  const toolkit = findPackages(toolkitDir).map(
    (entry) => `${site.toolkit.scope}/${path.basename(path.dirname(path.dirname(entry)))}`,
  );
  return new Set([...installed, ...toolkit, ...FURTHER_PACKAGES]);
}
