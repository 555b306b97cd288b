import { summarizeToolkit } from './toolkit-manifest';

const manifest = {
  license: 'MIT',
  node: '20',
  nest: '10',
  packages: { '@a/auth': '1.2.2', '@a/jobs': '0.3.0', '@a/mail': '0.4.0' },
};
const release = (version: string, date: string) => ({ version, date, changes: [] });

it('counts the packages below version 1.0', () => {
  expect(summarizeToolkit(manifest, {})).toMatchObject({ license: 'MIT', unstable: 2, newest: null });
});

it('finds the latest release, and the first name if several are equally new', () => {
  const { newest } = summarizeToolkit(manifest, {
    '@a/auth': [release('1.2.1', '2025-09-01')].concat(release('1.2.2', '2025-02-17')),
    '@a/mail': [release('0.3.0', '2024-01-01'), release('0.4.0', '2025-08-11')],
    '@a/jobs': [release('0.3.0', '2025-08-11')],
  });
  expect(newest).toEqual({ name: '@a/jobs', version: '0.3.0', date: '2025-08-11' });
});
