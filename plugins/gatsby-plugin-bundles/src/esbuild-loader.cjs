const path = require('node:path');
const esbuild = require('esbuild');

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx' };

/** A loader of webpack: TypeScript and JSX to JavaScript for the browsers of the site; imports and exports stay as they are. */
module.exports = async function esbuildLoader(source) {
  const done = this.async();
  try {
    const { code } = await esbuild.transform(source, {
      loader: LOADERS[path.extname(this.resourcePath)] ?? 'jsx',
      sourcefile: this.resourcePath,
      target: this.getOptions().target,
      jsx: 'automatic',
    });
    done(null, code);
  } catch (error) {
    done(error);
  }
};
