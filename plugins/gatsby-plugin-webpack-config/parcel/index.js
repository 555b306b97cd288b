/**
 * Replaces the part of Parcel that Gatsby uses to compile gatsby-config.ts and gatsby-node.ts of
 * the site and its plugins. It uses esbuild, which compiles the bundles too. `overrides` in
 * package.json installs this instead of Parcel's core, its cache, and Gatsby's Parcel config.
 */
const { existsSync, readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');

const GATSBY_FILE = /^gatsby-(?:config|node)\.ts$/;

class Parcel {
  /**
   * @param {object} options - Options as Gatsby passes them to Parcel.
   * @param {string[]} options.entries - Two patterns; the first is for files in the site folder.
   * @param {{ root: { distDir: string, sourceMap: boolean } }} options.targets
   */
  constructor({ entries, targets }) {
    this.siteRoot = path.dirname(entries[0]);
    this.target = targets.root;
  }

  /**
   * Compiles each file and its imports from the site, and writes it to the same path in `distDir`.
   * Writes the names of all files that it read to `inputs.json`, so that `npm run develop` can say when
   * one of them has changed.
   *
   * @returns {Promise<{ bundleGraph: { getBundles: () => object[] } }>} The written files.
   * @throws {Error} With `diagnostics` in Parcel's format, from which Gatsby creates its message.
   */
  async run() {
    const { siteRoot } = this;
    const { distDir, sourceMap } = this.target;
    const files = gatsbyFiles(siteRoot);
    try {
      const { metafile } = await esbuild.build({
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
        metafile: true,
      });
      writeFileSync(path.join(distDir, 'inputs.json'), JSON.stringify(Object.keys(metafile.inputs)));
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

/** Replaces Parcel's cache and stores nothing: compiling takes a fraction of a second. */
function LMDBCache() {}

/**
 * Finds the `gatsby-config` and `gatsby-node` files of the site and its plugins. Paths are relative to
 * the site folder.
 */
function gatsbyFiles(siteRoot) {
  const plugins = path.join(siteRoot, 'plugins');
  const inPlugins = existsSync(plugins) ? readdirSync(plugins, { recursive: true }) : [];
  return [...readdirSync(siteRoot), ...inPlugins.map((file) => path.join('plugins', file))].filter(
    (file) => GATSBY_FILE.test(path.basename(file)) && !file.includes('node_modules'),
  );
}

/**
 * Combines esbuild's errors into a single Parcel diagnostic, because Gatsby shows only the first one.
 */
function withDiagnostics(error) {
  if (!error.errors?.length) return error;
  const lines = error.errors.map(
    ({ text, location }) =>
      `${location ? `${location.file}:${location.line}:${location.column + 1}: ` : ''}${text}`,
  );
  return Object.assign(error, { diagnostics: [{ message: lines.join('\n'), origin: 'esbuild' }] });
}

module.exports = { Parcel, LMDBCache };
