import convert from 'npm-to-yarn';

/** The package managers readers can choose from, in tab order. Yarn means Yarn 2 and later. */
const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** npm-to-yarn doesn't convert `npm ci`. */
const CLEAN_INSTALL = {
  yarn: 'yarn install --immutable',
  pnpm: 'pnpm install --frozen-lockfile',
  bun: 'bun install --frozen-lockfile',
} as const;

/** Options that every package manager supports when adding packages. */
const INSTALL_OPTIONS = ['-D', '--save-dev', '-S', '--save', '-E', '--save-exact', '-O', '--save-optional'];

/** Replaces `=`, because npm-to-yarn turns the first one in a Bun command into a space. */
const EQUALS = '\uE000';

/**
 * Converts npm and npx commands for each package manager. Other commands stay unchanged, and so do
 * those that `findUnconvertible` returns.
 *
 * @param script - One or more lines.
 */
export function packageManagerCommands(script: string): { manager: PackageManager; commands: string }[] {
  return PACKAGE_MANAGERS.map((manager) => ({
    manager,
    commands: mapCommands(script, (command) => convertCommand(command, manager)),
  }));
}

/** Returns the npm and npx commands without an equivalent in all package managers; lines count from 0. */
export function findUnconvertible(script: string): { command: string; line: number }[] {
  return script.split('\n').flatMap((text, line) => {
    const commands: { command: string; line: number }[] = [];
    mapCommands(text, (command) => {
      if (!isConvertible(command)) commands.push({ command, line });
      return command;
    });
    return commands;
  });
}

/** Replaces each npm and npx command, which ends at `&&`, `||`, `|`, `;`, or a comment. */
function mapCommands(script: string, replace: (command: string) => string): string {
  return script.replace(
    /((?:^|&&|[|;])[ \t]*(?:\w+=\S*[ \t]+)*)(np[mx](?:[ \t]+(?!#|&&|[|;])\S+)*)/gm,
    (_, before: string, command: string) => before + replace(command),
  );
}

function isConvertible(command: string): boolean {
  const [tool, verb = '', ...words] = command.split(/\s+/);
  if (tool === 'npx') return verb !== '' && !verb.startsWith('-');
  const end = words.indexOf('--');
  // Every package manager passes the words after `--` to the script or program.
  const options = words.slice(0, end < 0 ? undefined : end).filter((word) => word.startsWith('-'));
  switch (verb) {
    case 'install':
    case 'i':
      // Without packages, an option changes how the project is installed, which differs.
      return (
        words.length === 0 ||
        (options.length < words.length && options.every((option) => INSTALL_OPTIONS.includes(option)))
      );
    case 'ci':
      return words.length === 0;
    case 'uninstall':
    case 'remove':
    case 'run':
    case 'exec':
    case 'test':
    case 'start':
    case 'init':
    case 'create':
      return options.length === 0;
    default:
      // `npm pkg` edits package.json, whichever package manager installs the packages.
      return verb === 'pkg';
  }
}

function convertCommand(command: string, manager: PackageManager): string {
  if (manager === 'npm' || !isConvertible(command) || command.startsWith('npm pkg ')) return command;
  if (command === 'npm ci') return CLEAN_INSTALL[manager];
  return convert(command.replaceAll('=', EQUALS), manager).replaceAll(EQUALS, '=');
}
