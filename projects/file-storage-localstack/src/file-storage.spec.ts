import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { AbstractFileService } from '@softkit/file-storage';
import { StartedLocalstack, startLocalstack } from '@softkit/test-utils';
import { FileTestModule } from './file-test.module';

const bucket = 'test-bucket';
let localstack: StartedLocalstack;
let files: AbstractFileService;

beforeAll(async () => {
  localstack = await startLocalstack();

  const client = new S3Client({
    region: 'us-east-1',
    endpoint: `http://localhost:${localstack.localstackConfig.mainPort}`,
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));

  const testing = await Test.createTestingModule({ imports: [FileTestModule] }).compile();
  files = testing.get(AbstractFileService);
}, 120_000);

afterAll(() => localstack.container.stop());

it('downloads an uploaded file', async () => {
  const { key } = await files.uploadFile(bucket, { originalFileName: 'note.txt' }, 'hello');

  expect(await files.downloadFile(bucket, key)).toBe('hello');
});
