import { createHash } from 'node:crypto';
import path from 'node:path';
import { minify } from '@swc/core';
import { build, type OutputFile } from 'esbuild';
import type { AppFiles } from '../../../src/model/app-files';

/** Names of the files of an enhancement. */
export const ENHANCEMENT_FILE = /^enhance-[0-9a-f]{20}\.js$/;

/** A file to serve beside the pages, named after its content. */
interface BundledFile {
  name: string;
  text: string;
}

/**
 * Bundles the module that pages load by themselves, and what it imports later. Its style sheet comes with it as a constructed sheet, which
 * needs no rule in the security policy.
 *
 * @param entry - Absolute path of the module.
 * @param app - The files of the app, for when the reader needs it.
 * @param targets - Oldest browsers, in esbuild's names.
 * @returns The module itself first.
 * @throws When esbuild cannot bundle it; the message lists its errors with file and line.
 */
export async function bundleEnhancement(
  entry: string,
  app: AppFiles,
  targets: string[],
): Promise<[BundledFile, ...BundledFile[]]> {
  const late: BundledFile[] = [];
  const common = { bundle: true, minify: true, write: false, format: 'esm', target: targets } as const;
  const { outputFiles } = await build({
    ...common,
    entryPoints: [entry],
    outdir: 'public',
    define: { __APP_FILES__: JSON.stringify(app) },
    charset: 'utf8',
    legalComments: 'none',
    plugins: [
      {
        name: 'late-imports',
        setup({ onResolve, resolve }) {
          onResolve({ filter: /./ }, async ({ path: imported, kind, resolveDir }) => {
            if (kind !== 'dynamic-import') return undefined;
            const found = await resolve(imported, { kind: 'import-statement', resolveDir });
            const { outputFiles: files } = await build({
              ...common,
              entryPoints: [found.path],
              outdir: 'public',
              charset: 'utf8',
            });
            const file = nameAfterContent(await withSheet(files));
            late.push(file);
            return { path: `./${file.name}`, external: true };
          });
        },
      },
    ],
  });
  return [nameAfterContent(await withSheet(outputFiles)), ...late];
}

/** A module that brings its style sheet. SWC makes what esbuild has minified smaller by 5 % once more. */
async function withSheet(files: readonly OutputFile[]): Promise<string> {
  const textOf = (extension: string) =>
    files.find((file) => path.extname(file.path) === extension)?.text.trim() ?? '';
  const { code } = await minify(adopt(textOf('.css')) + textOf('.js'), {
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

function adopt(sheet: string): string {
  if (sheet === '') return '';
  return `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(sheet)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}`;
}
