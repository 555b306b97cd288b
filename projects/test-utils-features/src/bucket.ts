import { S3 } from '@aws-sdk/client-s3';
import { startLocalstack } from '@softkit/test-utils';

export async function startBucket(bucket: string) {
  const { container, localstackConfig } = await startLocalstack();

  const s3 = new S3({
    endpoint: `http://${localstackConfig.host}:${localstackConfig.mainPort}`,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });

  await s3.createBucket({ Bucket: bucket });

  return { container, s3 };
}
