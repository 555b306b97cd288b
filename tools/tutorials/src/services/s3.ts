import fs from 'node:fs';
import path from 'node:path';
import { answers, hasEnded, start, stop, until } from '../processes';
import type { Service, ServiceOptions } from './service';

/**
 * Starts an S3 that keeps its buckets in the folder. The key is `test` with the secret `test`, as in LocalStack.
 *
 * @throws Error when it does not start.
 */
export async function startS3({ folder, port }: ServiceOptions): Promise<Service> {
  fs.mkdirSync(folder, { recursive: true });
  const log = path.join(path.dirname(folder), `s3-${port}.log`);
  const output = fs.openSync(log, 'a');
  const server = start(process.execPath, [path.join(__dirname, 's3-server.mjs'), folder, String(port)], {
    stdio: ['ignore', output, output],
  });
  if (!(await until(async () => hasEnded(server) || (await answers(port)), 20_000)) || hasEnded(server))
    throw new Error(`The S3 server did not start on port ${port}:\n${fs.readFileSync(log, 'utf8')}`);
  const env = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
  return { port, env, inside: env, stop: () => stop(server) };
}
