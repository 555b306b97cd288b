import { PAGE_TYPES } from '../model/doc';
import type { Problem } from '../model/problem';

const DEFAULT_EXPORT =
  /^\s*export\s+default\b|^\s*export\s*\{[^}]*\bdefault\b[^}]*\}|^\s*(?:module\.)?exports(?:\.default)?\s*=/m;

/**
 * Gatsby renders the default export of a page's module; without one it would stop much later, and name no file.
 *
 * @param source - Text of the module.
 */
export function checkPageModule(file: string, source: string): Problem[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  if (DEFAULT_EXPORT.test(code)) return [];
  return [
    {
      file,
      message:
        'a page module needs a default export, the component that is the page. Write "export default function …".',
      severity: 'error',
    },
  ];
}

/**
 * Every page type needs a template.
 *
 * @param files - All modules of pages and templates, from the root of the site.
 */
export function checkTemplates(files: readonly string[]): Problem[] {
  return PAGE_TYPES.map((type) => `src/templates/${type}.tsx`)
    .filter((file) => !files.includes(file))
    .map((file) => ({
      file,
      message: 'a page type of src/model/doc.ts has no template. Write this file, or take the type out.',
      severity: 'error',
    }));
}
