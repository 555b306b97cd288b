import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

async function createBuckets(names: string[]): Promise<void> {
  const client = new S3Client({ forcePathStyle: true });
  for (const name of names) {
    await client.send(new CreateBucketCommand({ Bucket: name }));
  }
}

void createBuckets(process.argv.slice(2));
