import { freePort } from '../processes';
import { Docker } from './docker';
import { getImage } from './images';

jest.mock('./images');

it.each([
  ['8080:5432', 8080],
  ['127.0.0.1:8080:5432', 8080],
  ['5432', 'the default'],
])('publishes "-p %s" on port %s', async (published, expected) => {
  const [port, defaultPort] = [await freePort(), await freePort()];
  const start = jest.fn().mockResolvedValue({ stop: () => Promise.resolve() });
  jest.mocked(getImage).mockReturnValue({ start, port: defaultPort, ready: '' });
  const docker = new Docker('/data');
  await docker.command(['run', '-p', published.replace('8080', String(port)), 'postgres']);
  expect(docker.list()[0]?.port).toBe(expected === 8080 ? port : defaultPort);
});
