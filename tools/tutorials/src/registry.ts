import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { runServer } from 'verdaccio';
import { freePort, isListening } from './processes';
import type { PackedPackage } from './toolkit-packages';

interface Registry {
  url: string;
  close(): void;
}

/**
 * Starts a local npm registry with the toolkit's packages. npm gets all other packages from its
 * default registry or its cache.
 *
 * @param packages - The toolkit's packages.
 * @param key - Package digest. It determines the port because npm's cache and lock files use the
 *   registry's URL.
 * @param folder - Folder for the registry's data.
 * @returns Registry URL, and a function that stops it.
 */
export async function startRegistry(
  packages: readonly PackedPackage[],
  key: string,
  folder: string,
): Promise<Registry> {
  const defaultPort = 20_000 + (Number.parseInt(key.slice(0, 4), 16) % 10_000);
  const port = (await isListening(defaultPort)) ? await freePort() : defaultPort;
  const url = `http://127.0.0.1:${port}/`;
  const config = {
    storage: path.join(folder, 'registry'),
    self_path: folder,
    packages: { '**': { access: '$all', publish: '$all' } },
    max_body_size: '100mb',
    web: { enable: false },
    log: { type: 'stdout', level: 'fatal' },
  };
  const server = (await runServer(config as unknown as Parameters<typeof runServer>[0])) as Server;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  for (const packed of packages) await publish(url, packed);
  return {
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function publish(url: string, { manifest, tarball }: PackedPackage): Promise<void> {
  const { name, version } = manifest;
  const data = fs.readFileSync(tarball);
  const file = `${name}-${version}.tgz`;
  const hash = (algorithm: string) => createHash(algorithm).update(data);
  const dist = {
    integrity: `sha512-${hash('sha512').digest('base64')}`,
    shasum: hash('sha1').digest('hex'),
    tarball: `${url}${name}/-/${path.basename(file)}`,
  };
  const document = {
    _id: name,
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
    _attachments: {
      [file]: {
        content_type: 'application/octet-stream',
        data: data.toString('base64'),
        length: data.length,
      },
    },
  };
  const response = await fetch(`${url}${name.replace('/', '%2f')}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  });
  if (!response.ok)
    throw new Error(
      `Can't publish ${name} to the local registry: ${response.status} ${await response.text()}`,
    );
}
