import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectProject } from './collect-project';
import type { Plan, Step } from './plan';
import { archivePlan, setupOf, whyNoProject } from './plan-projects';

const run = (script: string, more: Partial<Step> = {}): Step =>
  ({
    kind: 'run',
    line: 7,
    script,
    exit: 0,
    serve: null,
    installs: false,
    quiet: false,
    shown: null,
    ...more,
  }) as Step;
const serve = (script: string, port = '3000') => run(script, { serve: port });
const plan = (...steps: Step[]): Plan => ({
  docId: 'how-to/first-service',
  sourcePath: 'content/en/how-to/first-service.md',
  after: null,
  services: [],
  env: {},
  photos: {},
  steps,
  skipped: [],
});

const registry = { url: 'http://127.0.0.1:20123/', scope: '@x' };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function collect(files: Record<string, string | Buffer>, ...steps: Step[]) {
  fs.rmSync(folder, { recursive: true });
  const all = {
    'package.json': '{"name":"project","scripts":{"test":"node --test","start":"node dist/main.js"}}',
    'package-lock.json': '{"name":"project","packages":{"":{"name":"project"}}}',
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
  const collected = collectProject(plan(...steps), folder, registry);
  const json = (file: string) => JSON.parse(collected.get(file) ?? '') as Record<string, never>;
  return { files: [...collected.keys()], manifest: json('package.json'), lock: json('package-lock.json') };
}

describe('a collected project', () => {
  it('contains what the reader wrote, under the name of the guide', () => {
    const { files, manifest, lock } = collect({
      'src/main.ts': '',
      'dist/main.js': '',
      'node_modules/a/a.js': '',
    });
    expect(files).toEqual(['package-lock.json', 'package.json', 'src/main.ts']);
    expect(manifest).toMatchObject({ name: 'first-service' });
    expect(lock).toMatchObject({ name: 'first-service', packages: { '': { name: 'first-service' } } });
  });

  it.each([
    [
      'npx tsc\nmkdir -p a && cp b a\nnode main.js',
      { prestart: 'npx tsc && mkdir -p a && cp b a', start: 'node main.js' },
    ],
    ['npm run build\nnpm start', { prestart: 'npm run build', start: 'node dist/main.js' }],
    ['npm start', { start: 'node dist/main.js' }],
  ])('starts like the guide: %j', (script, scripts) => {
    expect(collect({}, serve('node old.js'), serve(script)).manifest['scripts']).toEqual({
      test: 'node --test',
      ...scripts,
    });
  });

  it('has no test script if the guide has no tests', () => {
    const scripts = { test: 'echo "Error: no test specified" && exit 1', start: 'node dist/main.js' };
    const { manifest } = collect({ 'package.json': JSON.stringify({ scripts }) }, serve('npm start'));
    expect(manifest['scripts']).toEqual({ start: 'node dist/main.js' });
  });

  it('runs its tests like the guide if there are several servers', () => {
    const test = run('npm run build\nnode dist/create.js\nnpm test');
    const { manifest } = collect({}, serve('npm start'), serve('node b.js', '3001'), test);
    expect(manifest['scripts']).toEqual({
      test: 'node --test',
      pretest: 'npm run build && node dist/create.js',
      start: 'node dist/main.js',
    });
    expect(collect({}, run('npx jest')).manifest['scripts']).toMatchObject({ test: 'npx jest' });
  });

  it('has the public addresses of packages, but only the versions of packages built here', () => {
    const entry = { resolved: `${registry.url}a.tgz`, integrity: 'sha512-a' };
    const packages = {
      'node_modules/@x/a': { version: '1.0.0', ...entry },
      'node_modules/b/node_modules/@y/c': { version: '2.0.0', ...entry, dev: true },
      'node_modules/d': { version: '3.0.0', integrity: 'sha512-d' },
    };
    const { lock } = collect({ 'package-lock.json': JSON.stringify({ packages }) });
    expect(lock['packages']).toEqual({
      'node_modules/@x/a': { version: '1.0.0' },
      'node_modules/b/node_modules/@y/c': {
        version: '2.0.0',
        resolved: 'https://registry.npmjs.org/@y/c/-/c-2.0.0.tgz',
        integrity: 'sha512-a',
        dev: true,
      },
      'node_modules/d': {
        version: '3.0.0',
        resolved: 'https://registry.npmjs.org/d/-/d-3.0.0.tgz',
        integrity: 'sha512-d',
      },
    });
  });

  it.each([
    ['its path', { 'a.txt': `${folder}/src` }, /a\.txt of its project contains a path of this machine/],
    ['a home folder', { 'a.txt': `${os.homedir()}/.cache` }, /contains a path of this machine/],
    [
      'the local registry',
      { '.npmrc': `registry=${registry.url}` },
      /\.npmrc of its project contains the local registry/,
    ],
    ['a secret', { 'a.txt': 'key: not-for-readers' }, /contains the value of PROJECT_TEST_TOKEN/],
    ['a binary file', { 'a.png': Buffer.from([0x89, 0xff]) }, /a\.png in this project isn't a text file/],
    [
      'a package without a checksum',
      { 'package-lock.json': '{"packages":{"node_modules/b":{"version":"1.0.0"}}}' },
      /no checksum for b 1\.0\.0/,
    ],
  ])('is rejected with %s', (_case, files, message) => {
    process.env['PROJECT_TEST_TOKEN'] = 'not-for-readers';
    try {
      expect(() => collect(files)).toThrow(message);
    } finally {
      delete process.env['PROJECT_TEST_TOKEN'];
    }
  });
});

it.each([
  ['a server', [plan(serve('npm start'))], null],
  ['tests', [plan(run('npm test'))], null],
  ['neither', [plan(run('npm install'))], /neither one server nor tests/],
  ['two servers', [plan(serve('npm start'), serve('node b.js', '3001'))], /neither one server/],
  ['two servers and tests', [plan(serve('npm start'), run('npm test'), serve('node b.js', '3001'))], null],
  ['variables', [plan(serve('npm run build\nPORT=1 npm start'))], /variables/],
  ['a database', [plan(serve('npm start')), plan(run('docker run -d postgres'))], null],
  ['data in a database', [plan(serve('npm start')), plan(run('docker exec db psql'))], /data that/],
  ['files on a server', [plan(run('npm test')), plan(run('curl -T a ftp://localhost/'))], /data that/],
  ['later data', [plan(serve('npm start'), run('docker exec db psql'))], null],
  ['an Nx workspace', [plan(run('npm test')), plan(run('npx create-nx-workspace a'))], /Nx/],
])('a guide with %s', (_case, chain, reason) => {
  if (reason === null) expect(whyNoProject(chain)).toBeNull();
  else expect(whyNoProject(chain)).toMatch(reason);
});

it('an archive is unpacked, installed, and started, and then answers like its guide', () => {
  const response = run('curl localhost', { shown: { language: 'text', text: 'ok', line: 9 } });
  const log: Step = { kind: 'log', line: 8, shown: { language: 'text', text: 'ready', line: 8 } };
  const write: Step = { kind: 'write', line: 9, file: 'a.ts', text: '', how: 'whole' };
  const install = run('npm install b', { installs: true });
  const guide = plan(
    run('npm init -y'),
    serve('npm start'),
    serve('npm run build\nnpm start'),
    log,
    write,
    install,
    response,
  );
  const command =
    'docker run -d redis\ncurl -fsSL http://x/a.tgz | tar xz && cd a && npm install && npm start';
  const { steps } = archivePlan({ ...guide, after: 'how-to/install', services: ['mail'] }, command);
  expect(steps).toEqual([
    expect.objectContaining({ script: 'curl -fsSL http://x/a.tgz | tar xz\ncd a' }),
    expect.objectContaining({ script: 'npm install', installs: true }),
    expect.objectContaining({ script: 'docker run -d redis' }),
    serve('npm start'),
    log,
    response,
  ]);
});

it('what a project needs is started like in its guide and those that it continues', () => {
  const database = run('docker run -d postgres');
  const settings = run('export A=b');
  const chain = [
    plan(settings, serve('npm start'), run('docker run -d later')),
    plan(database, run('npm test')),
  ];
  expect(setupOf(chain)).toBe('docker run -d postgres\nexport A=b');
  const withKey = { ...plan(run('npm test')), env: { KEY: 'key-test' } };
  expect(setupOf([plan(run('npm test')), withKey])).toBe('export KEY=key-test');
});
