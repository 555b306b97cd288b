import { computeRules, type PackageNeeds } from './compute-rules';

const needs = (
  loads: string[] = [],
  dependencies: string[] = [],
  peers: Record<string, string> = {},
): PackageNeeds => ({
  loads,
  dependencies,
  peers,
});

describe('computeRules', () => {
  const rules = computeRules(
    new Map([
      ['@softkit/redis', needs(['@softkit/config', 'redlock', 'ioredis'], [], { redlock: '~10.0.0' })],
      ['@softkit/config', needs(['typed-config'], ['typed-config'])],
      ['typed-config', needs(['rxjs', 'lib'], ['lib'])],
      ['redlock', needs()],
      ['ioredis', needs()],
      ['lib', needs(['tslib'], ['tslib'])],
      ['rxjs', needs(['tslib'], ['tslib'])],
    ]),
    '@softkit',
    { redlock: '^10.0.0', ioredis: '^5.0.0', unused: '^1.0.0' },
  );

  it('lists packages that are loaded, even indirectly, but not installed as dependencies', () => {
    expect(rules.needs).toEqual({
      '@softkit/config': ['rxjs'],
      '@softkit/redis': ['@softkit/config', 'ioredis', 'redlock', 'rxjs'],
    });
  });

  it('uses the narrowest range, and only for required packages', () => {
    expect(rules.versions).toEqual({ redlock: '10.0', ioredis: '5' });
  });
});
