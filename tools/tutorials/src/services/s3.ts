import fs from 'node:fs';
import path from 'node:path';
import { isListening, hasEnded, start, stop, waitUntil } from '../processes';
import type { Service, ServiceOptions } from './service';

/**
 * Starts an S3 server with its buckets in the folder. Access key and secret are `test`, as in
 * LocalStack.
 *
 * @throws Error when it doesn't start.
 */
export async function startS3({ folder, port }: ServiceOptions): Promise<Service> {
  fs.mkdirSync(folder, { recursive: true });
  const log = path.join(path.dirname(folder), `s3-${port}.log`);
  const output = fs.openSync(log, 'a');
  const server = start(process.execPath, [path.join(__dirname, 's3-server.mjs'), folder, String(port)], {
    stdio: ['ignore', output, output],
  });
  if (
    !(await waitUntil(async () => hasEnded(server) || (await isListening(port)), 20_000)) ||
    hasEnded(server)
  )
    throw new Error(`The S3 server did not start on port ${port}:\n${fs.readFileSync(log, 'utf8')}`);
  const execEnv = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
  return { port, execEnv, stop: () => stop(server) };
}
