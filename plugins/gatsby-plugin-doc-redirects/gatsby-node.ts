import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import {
  isRedirectPage,
  readRedirectsFile,
  toNginxRedirects,
  toRedirectPage,
  toRedirectsFile,
  type Redirect,
} from './src/redirect-files';

interface Options {
  siteUrl: string;
  notFoundLocales: string[];
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    siteUrl: Joi.string().uri().required(),
    notFoundLocales: Joi.array()
      .items(Joi.string())
      .required()
      .description('Locales below a folder of their own.'),
  });

/** Writes what `createRedirect` was told as files, since a static host has no other way to know. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store, pathPrefix }, pluginOptions) => {
  const { siteUrl, notFoundLocales } = pluginOptions as unknown as Options;
  const state = store.getState() as { program: { directory: string }; redirects: Redirect[] };
  const publicDir = path.join(state.program.directory, 'public');
  const base = pathPrefix.replace(/\/$/, '');
  // Gatsby stores redirects with the path prefix.
  const below = (url: string) => (base !== '' && url.startsWith(`${base}/`) ? url.slice(base.length) : url);
  const redirects = state.redirects.map(({ fromPath, toPath }) => ({
    fromPath: below(fromPath),
    toPath: below(toPath),
  }));
  const options = { base, siteUrl, notFoundLocales };
  removeOldPages(publicDir, base, new Set(redirects.map(({ fromPath }) => fromPath)));
  for (const redirect of redirects) {
    const folder = path.join(publicDir, redirect.fromPath);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'index.html'), toRedirectPage(redirect, options));
  }
  fs.writeFileSync(path.join(publicDir, '_redirects'), toRedirectsFile(redirects, options));
  fs.writeFileSync(
    path.join(publicDir, 'nginx-redirects.conf.snippet'),
    toNginxRedirects(redirects, options),
  );
  for (const locale of notFoundLocales) {
    // Cloudflare Pages answers with the nearest 404.html.
    fs.copyFileSync(path.join(publicDir, locale, '404/index.html'), path.join(publicDir, locale, '404.html'));
  }
};

/** A redirect that is gone leaves its page in a folder that is built again; the last build's rules tell of it. */
function removeOldPages(publicDir: string, base: string, present: ReadonlySet<string>): void {
  const rules = path.join(publicDir, '_redirects');
  if (!fs.existsSync(rules)) return;
  for (const fromPath of readRedirectsFile(fs.readFileSync(rules, 'utf8'), base)) {
    const page = path.join(publicDir, fromPath, 'index.html');
    if (present.has(fromPath) || !fs.existsSync(page)) continue;
    if (isRedirectPage(fs.readFileSync(page, 'utf8'))) fs.rmSync(page);
  }
}
