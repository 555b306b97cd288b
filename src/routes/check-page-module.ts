import { PAGE_TYPES } from '../model/docs/doc';
import { errorIn, type Problem } from '../model/text/problem';

const DEFAULT_EXPORT =
  /^\s*export\s+default\b|^\s*export\s*\{[^}]*\bdefault\b[^}]*\}|^\s*(?:module\.)?exports(?:\.default)?\s*=/m;

/**
 * Checks that a page module has a default export. Without this check, Gatsby would fail much later
 * and not say which file is wrong.
 *
 * @param file - Path for the error message.
 * @param source - The module's source code.
 * @returns An error if the default export is missing, else an empty array.
 */
export function checkPageModule(file: string, source: string): Problem[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  if (DEFAULT_EXPORT.test(code)) return [];
  return [
    errorIn(
      file,
      'a page module needs a default export: the page component. Add "export default function …".',
    ),
  ];
}

/**
 * Checks that every page type has a template.
 *
 * @param files - Paths of all page and template modules, relative to the repository root.
 * @returns One error per missing template.
 */
export function checkTemplates(files: readonly string[]): Problem[] {
  return PAGE_TYPES.map((type) => `src/templates/${type}.tsx`)
    .filter((file) => !files.includes(file))
    .map((file) =>
      errorIn(
        file,
        'a page type in src/model/docs/doc.ts has no template. Create this file, or remove the page type.',
      ),
    );
}
