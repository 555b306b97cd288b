import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import ts from 'typescript';
import { buildTypeIndex } from '../type-search/type-index';
import { buildSiteParts, locales, readSiteDocs } from './site-corpus';

const brotli = (text: string): number => zlib.brotliCompressSync(text).length;

/** The modules that the browser loads for an entry, as JavaScript without comments: an upper bound of a bundle. */
function codeOf(entries: readonly string[]): string {
  const seen = new Set<string>();
  const read = (file: string): string => {
    if (seen.has(file)) return '';
    seen.add(file);
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, removeComments: true };
    const code = ts.transpileModule(fs.readFileSync(file, 'utf8'), { compilerOptions: options }).outputText;
    const imports = [...code.matchAll(/from '(\.[^']+)'/g)].map((match) =>
      path.resolve(path.dirname(file), `${match[1] ?? ''}.ts`),
    );
    return code + imports.map(read).join('');
  };
  return entries.map((entry) => read(path.resolve(__dirname, '..', entry))).join('');
}

const miniSearch = fs.readFileSync(require.resolve('minisearch'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const code = codeOf([
  'engine/search.ts',
  'engine/load-index.ts',
  'type-search/match-signatures.ts',
  'type-search/parse-type-query.ts',
]);

describe('weight', () => {
  it('has no code that a strict Content-Security-Policy forbids, and none that old Safari rejects', () => {
    expect(code + miniSearch).not.toMatch(/\beval\(|new Function\(|WebAssembly/);
    expect(code).not.toMatch(/\(\?<[=!]/);
  });

  it.each(locales)('first results in %s need less than 60 kB, code included', (locale) => {
    const { names } = buildSiteParts(readSiteDocs(locale));
    expect(brotli(names) + brotli(code + miniSearch)).toBeLessThan(60_000);
  });

  it.each(locales)('the full text in %s is under 300 kB', (locale) => {
    expect(brotli(buildSiteParts(readSiteDocs(locale)).full)).toBeLessThan(300_000);
  });

  it('the types are under 20 kB', () => {
    expect(brotli(buildTypeIndex(readSiteDocs('en')))).toBeLessThan(20_000);
  });
});
