const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { createTransformer } = require('babel-jest').default;
const esbuild = require('esbuild');

const LOADERS = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' };

/** For files with `jest.mock`. Only Babel moves these calls above the imports. */
const babel = createTransformer({
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
});
const needsBabel = (source) => source.includes('jest.mock(');

module.exports = {
  process(source, file, options) {
    if (needsBabel(source)) return babel.process(source, file, options);
    return esbuild.transformSync(source, {
      loader: LOADERS[path.extname(file)] ?? 'jsx',
      sourcefile: file,
      sourcemap: 'inline',
      format: 'cjs',
      target: 'node20.19',
      jsx: 'automatic',
      // Jest doesn't support `import()` without a flag.
      supported: { 'dynamic-import': false },
    });
  },
  getCacheKey(source, file, options) {
    if (needsBabel(source)) return babel.getCacheKey(source, file, options);
    return createHash('sha256')
      .update([esbuild.version, fs.readFileSync(module.filename), file, source].join('\0'))
      .digest('hex');
  },
};
