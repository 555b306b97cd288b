const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { createTransformer } = require('babel-jest').default;
const esbuild = require('esbuild');

const LOADERS = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' };

/** For files that call `jest.mock`, which has to run before the imports above it: only Babel moves it there. */
const babel = createTransformer({
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
});
const isForBabel = (source) => source.includes('jest.mock(');

module.exports = {
  process(source, file, options) {
    if (isForBabel(source)) return babel.process(source, file, options);
    return esbuild.transformSync(source, {
      loader: LOADERS[path.extname(file)] ?? 'jsx',
      sourcefile: file,
      sourcemap: 'inline',
      format: 'cjs',
      target: 'node20.19',
      jsx: 'automatic',
      // Jest has no `import()` of its own.
      supported: { 'dynamic-import': false },
    });
  },
  getCacheKey(source, file, options) {
    if (isForBabel(source)) return babel.getCacheKey(source, file, options);
    return createHash('sha256')
      .update([esbuild.version, fs.readFileSync(module.filename), file, source].join('\0'))
      .digest('hex');
  },
};
