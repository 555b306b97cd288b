import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Site } from './server';

const DEFAULT_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

function nginxPath(): string {
  const executable = [process.env['NGINX_PATH'], ...DEFAULT_PATHS].find(
    (file) => file && fs.existsSync(file),
  );
  if (!executable) throw new Error('No nginx found. Set NGINX_PATH, or run "apt-get install nginx-light".');
  return executable;
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Serves a built site with nginx and the generated config snippets. */
export async function serveWithNginx(directory = path.resolve('public')): Promise<Site> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = path.join(home, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  fs.writeFileSync(
    config,
    `daemon off; pid ${home}/nginx.pid; error_log ${home}/error.log; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  types { text/html html; text/css css; application/javascript js; application/json json; image/svg+xml svg; image/png png; image/webp webp; image/x-icon ico; text/plain txt; text/markdown md; text/xml xml; }
  access_log off; ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${directory};
    include ${directory}/nginx.conf.snippet;
    include ${directory}/nginx-redirects.conf.snippet;
  }
}
`,
  );
  execFileSync(nginxPath(), ['-t', '-q', '-c', config, '-e', path.join(home, 'error.log')]);
  const nginx = spawn(nginxPath(), ['-c', config, '-e', path.join(home, 'error.log')], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    const isReady = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isReady) break;
    if (attempt > 100)
      throw new Error(`nginx did not start: ${fs.readFileSync(path.join(home, 'error.log'), 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    close: async () => {
      const exited = new Promise((resolve) => nginx.on('exit', resolve));
      nginx.kill();
      await exited;
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}
