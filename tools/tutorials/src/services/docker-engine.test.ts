import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isListening } from '../processes';
import { serveDockerEngine } from './docker-engine';

describe('serveDockerEngine', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  let engine: Awaited<ReturnType<typeof serveDockerEngine>>;
  let url = '';

  beforeAll(async () => {
    engine = await serveDockerEngine(folder);
    url = String(engine.env['DOCKER_HOST']).replace('tcp:', 'http:');
  });

  afterAll(async () => {
    await engine.close();
    fs.rmSync(folder, { recursive: true });
  });

  const post = (route: string, body?: unknown) =>
    fetch(`${url}${route}`, { method: 'POST', body: body === undefined ? null : JSON.stringify(body) });
  const inspect = async (id: string) =>
    (await (await fetch(`${url}/containers/${id}/json`)).json()) as {
      State: { Running: boolean };
      NetworkSettings: { Ports: Record<string, { HostIp: string; HostPort: string }[]> };
    };

  it('starts and stops a program in place of a container, on the reported port', async () => {
    const created = await post('/containers/create', {
      Image: 'localstack/localstack:3.0.0',
      ExposedPorts: { '4566/tcp': {} },
    });
    const { Id } = (await created.json()) as { Id: string };
    expect((await inspect(Id)).State.Running).toBe(false);

    expect((await post(`/containers/${Id}/start`)).status).toBe(204);
    const { State, NetworkSettings } = await inspect(Id);
    const [binding] = NetworkSettings.Ports['4566/tcp'] ?? [];
    expect(State.Running).toBe(true);
    expect(binding?.HostIp).toBe('0.0.0.0');
    expect(await isListening(Number(binding?.HostPort))).toBe(true);

    const log = await (await fetch(`${url}/containers/${Id}/logs`)).text();
    expect(log).toContain('Ready.');

    await post(`/containers/${Id}/stop`);
    expect(await isListening(Number(binding?.HostPort))).toBe(false);
  });

  it.each([
    ['postgres:15.3-alpine', /(?:ready to accept connections\s+.*){2}/s],
    ['redis:7.2.1-alpine3.18', /Ready to accept connections/],
    ['delfer/alpine-ftp-server', /password changed by root/],
  ])('logs the line that tests with %s wait for', async (Image, ready) => {
    const { Id } = (await (await post('/containers/create', { Image })).json()) as { Id: string };
    expect(await (await fetch(`${url}/containers/${Id}/logs`)).text()).toMatch(ready);
  });

  it('lists the supported images when another one is requested', async () => {
    const response = await post('/containers/create', { Image: 'mysql:8' });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: expect.stringContaining('Supported images: postgres, redis') as string,
    });
  });

  it('reports an unsupported request', async () => {
    const response = await fetch(`${url}/volumes`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: "The Docker API emulator doesn't support GET /volumes.",
    });
  });
});
