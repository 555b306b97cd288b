import fs from 'node:fs';
import S3rver from '@20minutes/s3rver';
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account';
import type { Service, ServiceOptions } from './service';

/** Starts an S3 that keeps its buckets in the folder. The key is `test` with the secret `test`, as in LocalStack. */
export async function startS3({ folder, port }: ServiceOptions): Promise<Service> {
  fs.mkdirSync(folder, { recursive: true });
  DUMMY_ACCOUNT.createKeyPair('test', 'test');
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
  });
  await server.run();
  const env = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
  return {
    port,
    env,
    inside: env,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}
