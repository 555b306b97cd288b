import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { hashSource, readImageHelpers, readInlineScripts } from './src/allowed-texts';
import { checkPage, dropGatsbyStyles, type CheckedPages } from './src/check-pages';
import { checkEnvironment, findSecret } from './src/check-secrets';
import { HASHED_FILE, toHeadersFile, toNginx } from './src/host-files';
import { scanPage } from './src/scan-page';
import { securityHeaders } from './src/security-headers';

interface Options {
  inlineScripts: string;
  connect: string[];
  notFoundLocales: string[];
  secrets: string[];
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    inlineScripts: Joi.string().required().description('Folder of the scripts that may stand in pages.'),
    connect: Joi.array()
      .items(Joi.string().uri())
      .required()
      .description('Other origins that pages ask for data.'),
    notFoundLocales: Joi.array()
      .items(Joi.string())
      .required()
      .description('Locales below a folder of their own.'),
    secrets: Joi.array()
      .items(Joi.string())
      .required()
      .description('Names of variables whose values must not be published.'),
  });

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const problem = checkEnvironment(process.env);
  if (problem) reporter.panic(problem);
};

/** Checks every finished page against the policy, and writes the policy down for hosts. Has to run after all that changes pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { store, reporter, pathPrefix },
  pluginOptions,
) => {
  const { inlineScripts, connect, notFoundLocales, secrets } = pluginOptions as unknown as Options;
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const publicDir = path.join(root, 'public');
  const timer = reporter.activityTimer('Checking pages against the Content-Security-Policy');
  timer.start();
  const rootFiles = fs.readdirSync(publicDir);
  const allowed = await readAllowed(path.resolve(root, inlineScripts), publicDir, rootFiles);
  const sheets = [...allowed.styles.keys()];
  const found: CheckedPages = { scripts: new Set(), styles: new Set(), problems: [] };
  for (const file of htmlFiles(publicDir)) {
    const html = fs.readFileSync(file, 'utf8');
    const clean = dropGatsbyStyles(html);
    checkPage(path.relative(root, file), scanPage(clean, sheets), allowed, found);
    if (clean !== html) fs.writeFileSync(file, clean);
  }
  for (const name of secrets) {
    const secret = process.env[name];
    if (secret)
      found.problems.push(
        ...findSecret(publicDir, secret).map(
          (file) => `${path.relative(root, file)}: holds the value of ${name}. Do not publish this build.`,
        ),
      );
  }
  if (found.problems.length > 0) {
    reporter.panicOnBuild(
      `${found.problems.length} problems with the Content-Security-Policy:\n\n${found.problems
        .sort()
        .map((problem) => `  ${problem}`)
        .join('\n')}\n`,
    );
    return;
  }
  const hashes = (texts: Iterable<string>) => [...texts].map(hashSource).sort();
  const headers = securityHeaders({
    scriptHashes: hashes(found.scripts),
    styleHashes: hashes(found.styles),
    connect,
  });
  const hostOptions = { base: pathPrefix.replace(/\/$/, ''), notFoundLocales };
  fs.writeFileSync(
    path.join(publicDir, '_headers'),
    toHeadersFile(
      headers,
      rootFiles.filter((name) => HASHED_FILE.test(name)),
      hostOptions,
    ),
  );
  fs.writeFileSync(path.join(publicDir, 'nginx.conf.snippet'), toNginx(headers, hostOptions));
  timer.end();
};

async function readAllowed(folder: string, publicDir: string, rootFiles: readonly string[]) {
  const helpers = readImageHelpers();
  const sheets = rootFiles.filter((name) => /\.css$/.test(name));
  return {
    scripts: new Map([
      ...(await readInlineScripts(folder)),
      ...helpers.scripts.map((text) => [text, 'gatsby-plugin-image'] as const),
    ]),
    styles: new Map([
      ...sheets.map((name) => [fs.readFileSync(path.join(publicDir, name), 'utf8'), name] as const),
      ...helpers.styles.map((text) => [text, 'gatsby-plugin-image'] as const),
    ]),
  };
}

function htmlFiles(publicDir: string): string[] {
  return fs
    .readdirSync(publicDir, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && entry.name.endsWith('.html') && !entry.parentPath.includes(`${path.sep}_gatsby`),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
