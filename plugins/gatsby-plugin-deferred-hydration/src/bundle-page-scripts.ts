import { createHash } from 'node:crypto';
import path from 'node:path';
import { minify } from '@swc/core';
import { build, type BuildOptions, type OutputFile, type Plugin } from 'esbuild';
import type { AppFiles } from '../../../src/model/app-files';

/** Matches the page scripts' file names. */
export const PAGE_SCRIPT_FILE = /^page-scripts-[0-9a-f]{20}\.js$/;

/** React modules that the JSX runtime of the search dialog replaces. */
const REACT_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** A file to publish, with a content hash in its name. */
export interface BundledFile {
  name: string;
  text: string;
}

/**
 * Bundles the page script and its dynamic imports. Its CSS is included as a constructed
 * style sheet, which needs no exception in the security policy.
 *
 * @param entry - Absolute module path.
 * @param app - The app's files, which the module loads on demand.
 * @param targets - Oldest supported browsers, in esbuild's format.
 * @param jsxRuntime - Absolute path to the module that replaces React in dynamic imports.
 * @param language - The language whose interface texts are included. Null includes all languages.
 * @returns The files, with the module itself first.
 * @throws When esbuild can't bundle it; the message lists all errors with file and line.
 */
export async function bundlePageScripts(
  entry: string,
  app: AppFiles,
  targets: string[],
  jsxRuntime: string,
  language: string | null,
): Promise<[BundledFile, ...BundledFile[]]> {
  const dynamicImports: BundledFile[] = [];
  const resolving: Plugin = {
    name: 'texts-and-late-imports',
    setup({ onLoad, onResolve, resolve }) {
      // Leave out the texts of other languages: with them, each new language would make every page
      // larger.
      onLoad({ filter: /\/src\/locales\/[^/]+\/[^/]+\.json$/ }, ({ path: file }) =>
        language === null || language === path.basename(path.dirname(file))
          ? undefined
          : { contents: '{}', loader: 'json' },
      );
      onResolve({ filter: /./ }, async ({ path: imported, kind, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const resolved = await resolve(imported, { kind: 'import-statement', resolveDir });
        const { outputFiles: files } = await build({
          ...common,
          entryPoints: [resolved.path],
          jsx: 'automatic',
          alias: Object.fromEntries(REACT_MODULES.map((name) => [name, jsxRuntime])),
          // Keep the names of local classes: minified ones could collide with the page's.
          minifyIdentifiers: false,
        });
        const file = nameAfterContent(await addSheet(files));
        dynamicImports.push(file);
        return { path: `./${file.name}`, external: true };
      });
    },
  };
  const common: BuildOptions & { write: false } = {
    bundle: true,
    minify: true,
    legalComments: 'none',
    write: false,
    outdir: 'public',
    charset: 'utf8',
    format: 'esm',
    target: targets,
    define: { __APP_FILES__: JSON.stringify(app), ...publicVariables() },
    plugins: [resolving],
  };
  const { outputFiles } = await build({ ...common, entryPoints: [entry] });
  return [nameAfterContent(await addSheet(outputFiles)), ...dynamicImports];
}

/** Replaces environment variables as Gatsby does: only those with its prefix reach the browser. */
function publicVariables(): Record<string, string> {
  const isPublic = ([name]: [string, unknown]) => name.startsWith('GATSBY_');
  return {
    'process.env': '{}',
    ...Object.fromEntries(
      Object.entries(process.env)
        .filter(isPublic)
        .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  };
}

/** Adds the CSS to a module and minifies both. SWC reduces esbuild's result by another 5 %. */
async function addSheet(files: readonly OutputFile[]): Promise<string> {
  const textOf = (extension: string) =>
    files.find((file) => path.extname(file.path) === extension)?.text.trim() ?? '';
  const { code } = await minify(sheetCode(textOf('.css')) + textOf('.js'), {
    module: true,
    compress: { passes: 3 },
    mangle: true,
  });
  return code;
}

function nameAfterContent(text: string): BundledFile {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 20);
  return { name: `page-scripts-${digest}.js`, text };
}

function sheetCode(sheet: string): string {
  if (sheet === '') return '';
  return `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(sheet)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}`;
}
