import { readCommands, SHELL } from '../../../packages/guide-files/read-commands';
import { suggestion } from '../../../src/model/text/nearest';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import type { CodeGuide } from '../../../packages/guide-files/read-fences';

/** Commands that a shell block may run. */
const COMMANDS = new Set([
  'aws',
  'awslocal',
  'bash',
  'cat',
  'cd',
  'cp',
  'claude',
  'curl',
  'docker',
  'echo',
  'export',
  'git',
  'grep',
  'kubectl',
  'mkdir',
  'mv',
  'node',
  'npm',
  'npx',
  'nx',
  'openssl',
  'pnpm',
  'printf',
  'psql',
  'rm',
  'sleep',
  'touch',
  'tsc',
  'unset',
  'yarn',
]);

/** Allowed npm subcommands. */
const NPM = new Set([
  'ci',
  'config',
  'exec',
  'init',
  'install',
  'ls',
  'pkg',
  'publish',
  'run',
  'start',
  'test',
  'uninstall',
  'update',
  'view',
]);

/** Commands whose package has a different name. */
const BINARIES = new Map([
  ['tsc', 'typescript'],
  ['i18n', '@softkit/i18n'],
  ['typeorm-ts-node-commonjs', 'typeorm'],
  ['openapi-generator-cli', '@openapitools/openapi-generator-cli'],
]);

/** Checks that shell blocks run only known commands and install only known packages. */
export function checkCommands(
  { fences, sourcePath }: Pick<CodeGuide, 'fences' | 'sourcePath'>,
  packages: ReadonlySet<string>,
): Problem[] {
  return fences
    .filter(({ language, meta }) => SHELL.test(language) && meta.noCheck === null)
    .flatMap((fence) =>
      readCommands(fence.code).flatMap(({ words, line }) => {
        const message = commandProblem(words, packages, fence.language === 'npm');
        return message === null ? [] : [errorIn(sourcePath, message, fence.line + line)];
      }),
    );
}

function commandProblem(
  [program = '', ...args]: string[],
  packages: ReadonlySet<string>,
  npmOnly: boolean,
): string | null {
  if (npmOnly && program !== 'npm' && program !== 'npx')
    return `an "npm" block can contain only npm and npx commands, because the page also shows it for other package managers. Replace "${program}" with npm or npx, or change the block's language to bash.`;
  if (!COMMANDS.has(program)) return unknown('command', program, COMMANDS);
  if (program === 'npx') {
    const name = args.find((arg) => !arg.startsWith('-')) ?? '';
    const bare = withoutVersion(name);
    if (!packages.has(BINARIES.get(bare) ?? bare))
      return unknown('program', name, [...packages, ...BINARIES.keys()]);
  }
  if (program === 'npm') {
    const [subcommand = '', ...rest] = args.filter((arg) => !arg.startsWith('-'));
    if (!NPM.has(subcommand)) return unknown('npm command', subcommand, NPM);
    const stranger = /^(?:install|uninstall)$/.test(subcommand)
      ? rest.find((name) => !packages.has(withoutVersion(name)))
      : undefined;
    if (stranger !== undefined) return unknown('package', stranger, packages);
  }
  return null;
}

const withoutVersion = (name: string): string => name.replace(/(?<=.)@[^@/]*$/, '');

function unknown(what: string, name: string, known: Iterable<string>): string {
  return `the ${what} "${name}" is unknown.${suggestion(name, known)} If it is real, add it to tools/check/samples/check-commands.ts or known-packages.ts.`;
}
