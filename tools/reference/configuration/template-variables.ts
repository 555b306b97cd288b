import type { SourceTree } from '../api/source-tree';

const ROOT = /-root\.config\.ts\.template$/;
const VALUES = /\/assets\/\.env[\w-]*\.yaml\.template$/;

/** Returns true for the templates of a generated application's root class and configuration files. */
export const isTemplate = (file: string): boolean => ROOT.test(file) || VALUES.test(file);

/**
 * Finds the environment variables in the configuration files of generated applications, such as
 * `port: ${TEST_DB_PORT}`. The application's root class determines the class of each section.
 *
 * @returns A function that lists the variables for a class's key.
 */
export function readTemplateVariables(tree: SourceTree): (className: string, key: string) => string[] {
  const textsOf = (kind: RegExp) => [...tree].flatMap(([file, text]) => (kind.test(file) ? [text] : []));
  const sections = new Map(
    textsOf(ROOT).flatMap((text) =>
      [...text.matchAll(/^ {2}(?:public )?(?:readonly )?(\w+)!?: (\w+);$/gm)].map(
        ([, section = '', className = '']) => [section, className] as const,
      ),
    ),
  );
  const found = new Map<string, Set<string>>();
  for (const text of textsOf(VALUES)) {
    let className: string | undefined;
    for (const line of text.split('\n')) {
      const section = /^(\w+):/.exec(line)?.[1];
      if (section !== undefined) className = sections.get(section);
      const [, key, variable] = /^ {2}(\w+): \$\{(\w+)/.exec(line) ?? [];
      if (className === undefined || key === undefined || variable === undefined) continue;
      const place = `${className}.${key}`;
      found.set(place, (found.get(place) ?? new Set()).add(variable));
    }
  }
  return (name, key) => [...(found.get(`${name}.${key}`) ?? [])];
}
