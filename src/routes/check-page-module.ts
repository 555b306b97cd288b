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
