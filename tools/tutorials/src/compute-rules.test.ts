import { computeRules, type InstallFacts } from './compute-rules';

const facts = (
  loads: string[] = [],
  dependencies: string[] = [],
  peers: Record<string, string> = {},
): InstallFacts => ({
  loads,
  dependencies,
  peers,
});

describe('computeRules', () => {
  const rules = computeRules(
    new Map([
      ['@softkit/redis', facts(['@softkit/config', 'redlock', 'ioredis'], [], { redlock: '~10.0.0' })],
      ['@softkit/config', facts(['typed-config'], ['typed-config'])],
      ['typed-config', facts(['rxjs', 'lib'], ['lib'])],
      ['redlock', facts()],
      ['ioredis', facts()],
      ['lib', facts(['tslib'], ['tslib'])],
      ['rxjs', facts(['tslib'], ['tslib'])],
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
