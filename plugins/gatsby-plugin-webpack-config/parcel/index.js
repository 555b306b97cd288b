/**
 * What Gatsby calls of Parcel, by which it compiles gatsby-config.ts, gatsby-node.ts and those of the plugins, done by esbuild, which the
 * bundles are made by as well. `overrides` in package.json puts this in the place of Parcel's core, its cache and Gatsby's settings for it.
 */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');

const GATSBY_FILE = /^gatsby-(?:config|node)\.ts$/;

class Parcel {
  /**
   * @param {object} options - As Gatsby gives them to Parcel.
   * @param {string[]} options.entries - Two patterns, the first of them for the files in the folder of the site.
   * @param {{ root: { distDir: string, sourceMap: boolean } }} options.targets
   */
  constructor({ entries, targets }) {
    this.siteRoot = path.dirname(entries[0]);
    this.target = targets.root;
  }

  /**
   * Compiles each file with all that it imports from the site, and writes it to the same path below `distDir`.
   *
   * @returns {Promise<{ bundleGraph: { getBundles: () => object[] } }>} What was written.
   * @throws {Error} With `diagnostics` in the form of Parcel's, from which Gatsby makes its message.
   */
  async run() {
    const { siteRoot } = this;
    const { distDir, sourceMap } = this.target;
    const files = gatsbyFiles(siteRoot);
    try {
      await esbuild.build({
        absWorkingDir: siteRoot,
        entryPoints: files,
        outbase: siteRoot,
        outdir: distDir,
        bundle: true,
        packages: 'external',
        platform: 'node',
        target: 'node20.19',
        format: 'cjs',
        sourcemap: sourceMap ? 'inline' : false,
        logLevel: 'silent',
      });
    } catch (error) {
      throw withDiagnostics(error);
    }
    const bundles = files.map((file) => ({
      filePath: path.join(distDir, file.replace(/\.ts$/, '.js')),
      getMainEntry: () => ({ filePath: path.join(siteRoot, file) }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

/** Keeps nothing: compiling takes a fraction of a second. */
function LMDBCache() {}

/** Paths from the folder of the site. */
function gatsbyFiles(siteRoot) {
  const plugins = path.join(siteRoot, 'plugins');
  const inPlugins = existsSync(plugins) ? readdirSync(plugins, { recursive: true }) : [];
  return [...readdirSync(siteRoot), ...inPlugins.map((file) => path.join('plugins', file))].filter(
    (file) => GATSBY_FILE.test(path.basename(file)) && !file.includes('node_modules'),
  );
}

/** Gatsby ends with the first diagnostic, so all that is wrong is one. */
function withDiagnostics(error) {
  if (!error.errors?.length) return error;
  const lines = error.errors.map(
    ({ text, location }) =>
      `${location ? `${location.file}:${location.line}:${location.column + 1}: ` : ''}${text}`,
  );
  return Object.assign(error, { diagnostics: [{ message: lines.join('\n'), origin: 'esbuild' }] });
}

module.exports = { Parcel, LMDBCache };
