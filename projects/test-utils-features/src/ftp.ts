import { startFTPServer } from '@softkit/test-utils';
import { Client } from 'basic-ftp';

export async function connectToFtp(): Promise<Client> {
  const { serverStartedConfig } = await startFTPServer({
    users: [{ name: 'reports', password: 'secret' }],
    minimumPortForPassiveConnections: 30_000,
    maximumPortForPassiveConnections: 30_009,
  });

  const client = new Client();
  await client.access({
    host: serverStartedConfig.host,
    port: serverStartedConfig.port,
    user: 'reports',
    password: 'secret',
  });

  return client;
}
