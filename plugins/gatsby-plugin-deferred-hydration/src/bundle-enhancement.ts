import { createHash } from 'node:crypto';
import path from 'node:path';
import { minify } from '@swc/core';
import { build, type OutputFile } from 'esbuild';
import type { AppFiles } from '../../../src/model/app-files';

/** Matches the enhancement module's file names. */
export const ENHANCEMENT_FILE = /^enhance-[0-9a-f]{20}\.js$/;

/** A file to publish, with a content hash in its name. */
interface BundledFile {
  name: string;
  text: string;
}

/**
 * Bundles the enhancement module and its dynamic imports. Its CSS is included as a constructed
 * style sheet, which needs no exception in the security policy.
 *
 * @param entry - Absolute module path.
 * @param app - The app's files, which the module loads on demand.
 * @param targets - Oldest supported browsers, in esbuild's format.
 * @param jsxRuntime - Absolute path to the module that replaces React in dynamic imports.
 * @returns The files, with the module itself first.
 * @throws When esbuild can't bundle it; the message lists all errors with file and line.
 */
export async function bundleEnhancement(
  entry: string,
  app: AppFiles,
  targets: string[],
  jsxRuntime: string,
): Promise<[BundledFile, ...BundledFile[]]> {
  const dynamicImports: BundledFile[] = [];
  const common = {
    bundle: true,
    minify: true,
    legalComments: 'none',
    write: false,
    format: 'esm',
    target: targets,
  } as const;
  const { outputFiles } = await build({
    ...common,
    entryPoints: [entry],
    outdir: 'public',
    define: { __APP_FILES__: JSON.stringify(app) },
    charset: 'utf8',
    plugins: [
      {
        name: 'late-imports',
        setup({ onResolve, resolve }) {
          onResolve({ filter: /./ }, async ({ path: imported, kind, resolveDir }) => {
            if (kind !== 'dynamic-import') return undefined;
            const resolved = await resolve(imported, { kind: 'import-statement', resolveDir });
            const { outputFiles: files } = await build({
              ...common,
              entryPoints: [resolved.path],
              outdir: 'public',
              charset: 'utf8',
              jsx: 'automatic',
              alias: { react: jsxRuntime, 'react/jsx-runtime': jsxRuntime },
              // Keeps the names of local classes, which else could collide with the page's.
              minifyIdentifiers: false,
            });
            const file = nameAfterContent(await addSheet(files));
            dynamicImports.push(file);
            return { path: `./${file.name}`, external: true };
          });
        },
      },
    ],
  });
  return [nameAfterContent(await addSheet(outputFiles)), ...dynamicImports];
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
  return { name: `enhance-${digest}.js`, text };
}

function sheetCode(sheet: string): string {
  if (sheet === '') return '';
  return `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(sheet)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}`;
}
