import { readManifest } from './read-manifest';

const root = JSON.stringify({
  license: 'MIT',
  engines: { node: '20' },
  peerDependencies: { '@nestjs/common': '^10.0.0' },
});
const files = (more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'package.json': root,
      'libs/mail/src/index.ts': '',
      'libs/mail/package.json':
        '{"name":"@a/mail","version":"0.4.0","peerDependencies":{"fastify":"^4.0.0"}}',
      'libs/clients/shop/src/index.ts': '',
      'libs/clients/shop/package.json': '{"name":"@a/shop","version":"0.0.7"}',
      'libs/eslint/package.json': '{"name":"@a/eslint","version":"1.0.0"}',
      'libs/mail/samples/package.json': '{"name":"sample","version":"9.0.0"}',
      ...more,
    }),
  );

it('lists every published package, also nested ones and ones without TypeScript', () => {
  expect(readManifest(files(), '@a')).toEqual({
    license: 'MIT',
    node: '20',
    nest: '10',
    fastify: '4',
    packages: { '@a/eslint': '1.0.0', '@a/mail': '0.4.0', '@a/shop': '0.0.7' },
  });
});

it('reports what is missing in the root package.json', () => {
  expect(() => readManifest(files({ 'package.json': '{"license":"MIT"}' }), '@a')).toThrow('"engines.node"');
  expect(() => readManifest(files({ 'libs/mail/package.json': '{}' }), '@a')).toThrow('"fastify"');
});
