import type { SourceTree } from '../api/source-tree';

const ROOT = /-root\.config\.ts\.template$/;
const VALUES = /\/assets\/\.env[\w-]*\.yaml\.template$/;

/** Returns true for the templates of a generated application's root class and configuration files. */
export const isTemplate = (file: string): boolean => ROOT.test(file) || VALUES.test(file);

/** What generated applications contain for a configuration class. */
export interface Templates {
  /** Returns the name of the section with the class, or null if there is none. */
  sectionOf: (className: string) => string | null;
  /** Lists the environment variables that the configuration files use for a class's key, such as `TEST_DB_PORT`. */
  variablesOf: (className: string, key: string) => string[];
}

/** Reads the root class and the configuration files of generated applications. */
export function readTemplates(tree: SourceTree): Templates {
  const textsOf = (kind: RegExp) => [...tree].flatMap(([file, text]) => (kind.test(file) ? [text] : []));
  const classes = new Map(
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
      if (section !== undefined) className = classes.get(section);
      const [, key, variable] = /^ {2}(\w+): \$\{(\w+)/.exec(line) ?? [];
      if (className === undefined || key === undefined || variable === undefined) continue;
      const place = `${className}.${key}`;
      found.set(place, (found.get(place) ?? new Set()).add(variable));
    }
  }
  const sections = new Map([...classes].map(([section, className]) => [className, section] as const));
  return {
    sectionOf: (name) => sections.get(name) ?? null,
    variablesOf: (name, key) => [...(found.get(`${name}.${key}`) ?? [])],
  };
}
