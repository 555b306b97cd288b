import { externalUrl } from './externals';

it.each([
  [
    'typescript',
    'Promise',
    'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Promise',
  ],
  ['@types/node', 'Stream.Readable', 'https://nodejs.org/api/stream.html#class-streamreadable'],
  ['@nestjs/common', 'DynamicModule', 'https://docs.nestjs.com/modules#dynamic-modules'],
  ['@aws-sdk/client-s3', 'PutObjectCommandInput', expect.stringMatching(/s3\/command\/PutObjectCommand\/$/)],
])('%s %s is documented', (packageName, name, url) => {
  expect(externalUrl(packageName, name)).toEqual(url);
});

it.each([
  ['another-package', 'Promise'],
  ['typescript', 'constructor'],
  ['constructor', 'name'],
  [undefined, 'Promise'],
])('%s %s is not well known', (packageName, name) => {
  expect(externalUrl(packageName, name)).toBeUndefined();
});
