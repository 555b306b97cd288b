/**
 * Serves the buckets in a folder: `node s3-server.mjs <folder> <port>`. Separate because its router
 * fails under tsx.
 */
import S3rver from '@20minutes/s3rver';
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account.js';

const [directory, port] = process.argv.slice(2);
DUMMY_ACCOUNT.createKeyPair('test', 'test');
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  vhostBuckets: false,
  allowMismatchedSignatures: true,
}).run();
