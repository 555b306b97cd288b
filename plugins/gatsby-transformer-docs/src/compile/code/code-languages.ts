import { createRequire } from 'node:module';

/** Language names that authors also use, mapped to Prism's names. */
export const LANGUAGE_ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  env: 'bash',
  objc: 'objectivec',
  'objective-c': 'objectivec',
  'c++': 'cpp',
  re: 'reason',
  hbs: 'handlebars',
  proto: 'protobuf',
  mdx: 'jsx',
  jsonc: 'json5',
  npm: 'bash',
  text: 'none',
  txt: 'none',
  plain: 'none',
};

const prismLanguages = (() => {
  const { languages } = createRequire(__filename)('prismjs/components.json') as {
    languages: Record<string, { alias?: string | string[] }>;
  };
  return Object.entries(languages).flatMap(([name, { alias = [] }]) => [name, ...[alias].flat()]);
})();

/** The language names allowed in a fence. Each can also have the prefix `diff-`. */
export const KNOWN_LANGUAGES: ReadonlySet<string> = new Set([
  'none',
  'npm',
  ...Object.keys(LANGUAGE_ALIASES),
  ...prismLanguages.filter((name) => name !== 'meta'),
]);

/**
 * Returns Prism's name for a fence language, or `none` if the language is missing or unknown.
 *
 * @param language - As written, in lowercase; can begin with `diff-`.
 */
export function prismLanguage(language: string): string {
  const base = language.replace(/^diff-/, '');
  if (!KNOWN_LANGUAGES.has(base)) return 'none';
  const name = LANGUAGE_ALIASES[base] ?? base;
  if (!language.startsWith('diff-')) return name;
  return name === 'none' ? 'diff' : `diff-${name}`;
}
