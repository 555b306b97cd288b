import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeCorpus } from '../corpus.mjs';
import { BENCH, LOCALES, WORK } from '../places.mjs';

/** Installs a peer's packages in `work/`, unless they are already installed. */
export function install(name) {
  const root = path.join(WORK, name);
  fs.mkdirSync(root, { recursive: true });
  fs.cpSync(path.join(BENCH, 'peers', name), root, { recursive: true });
  const wanted = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  const stamp = path.join(root, 'node_modules/.bench');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== wanted) {
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
    fs.writeFileSync(stamp, wanted);
  }
  return root;
}

/** Caches that peers keep in `node_modules`. They outlive a work folder. */
const CACHES = ['.cache', '.vite', '.astro'];

/** Creates a folder for one corpus size, with a peer's packages and config, and empties its caches. */
function workFolder(name, pages) {
  const installed = install(name);
  for (const cache of CACHES)
    fs.rmSync(path.join(installed, 'node_modules', cache), { recursive: true, force: true });
  const root = path.join(WORK, `${name}-${pages}`);
  fs.rmSync(root, { recursive: true, force: true });
  fs.cpSync(path.join(BENCH, 'peers', name), root, { recursive: true });
  fs.symlinkSync(path.join(installed, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

const copy = (from, to) => fs.cpSync(from, to, { recursive: true });

/** Docusaurus with its "faster" setting. */
export const docusaurus = {
  name: 'Docusaurus',
  prepare(pages) {
    const root = workFolder('docusaurus', pages);
    const corpus = makeCorpus(pages, 'plain');
    copy(path.join(corpus, 'en'), path.join(root, 'docs'));
    copy(path.join(corpus, 'uk'), path.join(root, 'i18n/uk/docusaurus-plugin-content-docs/current'));
    return {
      root,
      command: ['npx', 'docusaurus', 'build'],
      env: { CI: 'true', DO_NOT_TRACK: '1' },
      output: path.join(root, 'build'),
      edited: path.join(root, 'docs/guides/getting-started'),
    };
  },
  pathOf: (page) => (page === '' ? '/' : `/${page}/`),
};

/** VitePress with its local search. */
export const vitepress = {
  name: 'VitePress',
  prepare(pages) {
    const root = workFolder('vitepress', pages);
    const corpus = makeCorpus(pages, 'plain');
    const [main, ...others] = LOCALES;
    copy(path.join(corpus, main), path.join(root, 'docs'));
    for (const locale of others) copy(path.join(corpus, locale), path.join(root, 'docs', locale));
    return {
      root,
      command: ['npx', 'vitepress', 'build', 'docs'],
      env: { CI: 'true' },
      output: path.join(root, 'docs/.vitepress/dist'),
      edited: path.join(root, 'docs/guides/getting-started'),
    };
  },
  pathOf: (page) => (page === '' ? '/' : `/${page}.html`),
};

/** Starlight, which needs a newer Node.js version than the others and includes it as a package. */
export const starlight = {
  name: 'Starlight',
  prepare(pages) {
    const root = workFolder('starlight', pages);
    const corpus = makeCorpus(pages, 'starlight');
    const [main, ...others] = LOCALES;
    copy(path.join(corpus, main), path.join(root, 'src/content/docs'));
    for (const locale of others) copy(path.join(corpus, locale), path.join(root, 'src/content/docs', locale));
    return {
      root,
      command: [path.join(root, 'node_modules/.bin/node'), 'node_modules/astro/bin/astro.mjs', 'build'],
      env: { CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '--max-old-space-size=8192' },
      output: path.join(root, 'dist'),
      edited: path.join(root, 'src/content/docs/guides/getting-started'),
    };
  },
  pathOf: (page) => (page === '' ? '/' : `/${page.toLowerCase()}/`),
};
