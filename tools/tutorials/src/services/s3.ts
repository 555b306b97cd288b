import fs from 'node:fs';
import path from 'node:path';
import { stop } from '../processes';
import type { Service, ServiceOptions } from './service';
import { startServer } from './start-server';

/**
 * Starts an S3 server with its buckets in the folder. Access key and secret are `test`, as in
 * LocalStack.
 *
 * @throws Error when it doesn't start.
 */
export async function startS3({ folder, port }: ServiceOptions): Promise<Service> {
  fs.mkdirSync(folder, { recursive: true });
  const server = await startServer({
    name: 'The S3 server',
    program: process.execPath,
    args: [path.join(__dirname, 's3-server.mjs'), folder, String(port)],
    port,
    log: path.join(path.dirname(folder), `s3-${port}.log`),
  });
  const execEnv = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
  return { port, execEnv, stop: () => stop(server) };
}
