import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { onRenderBody } from 'gatsby-plugin-image/gatsby-ssr';
import { minify } from 'terser';

/** The source expression of a policy that allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/**
 * The inline scripts of the site: the files of a folder, as they are written and as they are minified.
 *
 * @returns File name by text.
 */
export async function readInlineScripts(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const name of fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort()) {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    const { code } = await minify(text);
    for (const form of [text, text.trim(), code]) if (form) texts.set(form, name);
  }
  return texts;
}

/** What gatsby-plugin-image puts inline where a page shows an image of its own. */
export function readImageHelpers(): { scripts: string[]; styles: string[] } {
  const helpers: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] };
  onRenderBody({
    setHeadComponents: (elements) => {
      for (const { type, props } of elements) {
        const text = props.dangerouslySetInnerHTML?.__html ?? '';
        if (type === 'script') helpers.scripts.push(text);
        else helpers.styles.push(text.replace(/^<style>|<\/style>$/g, ''));
      }
    },
  });
  return helpers;
}
