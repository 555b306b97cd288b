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

/** Replaces `=` because npm-to-yarn turns the first one in a Bun command into a space. */
const EQUALS = '\uE000';

/** Replaces a continued line because npm-to-yarn would join the lines. */
const BREAK = '\uE001';
const LINE_BREAK = /(?<![ \t])[ \t]*\\\n[ \t]*/g;

/** Commands of Yarn 2 and later that npm-to-yarn doesn't know. Scripts with these names need `run`. */
const YARN_COMMANDS: readonly string[] = [
  ...['constraints', 'dedupe', 'dlx', 'explain', 'node', 'npm', 'patch', 'plugin', 'rebuild', 'search'],
  ...['set', 'stage', 'unplug', 'up', 'workspace', 'workspaces'],
];

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
  const commands: { command: string; line: number }[] = [];
  const lineOf = (offset: number) => script.slice(0, offset).split('\n').length - 1;
  const rest = mapCommands(script, (command, offset) => {
    if (!isConvertible(command)) commands.push({ command, line: lineOf(offset) });
    return command.replace(/\S/g, ' ');
  });
  // Commands that another command runs, such as `sudo npm install`.
  for (const { index } of rest.matchAll(/^(?![^\S\r\n]*#)(?:(?!\s#).)*?(?<![^\s("'`=])np[mx](?=\s)/gm))
    commands.push({ command: script.slice(index).split('\n')[0]?.trim() ?? '', line: lineOf(index) });
  return commands;
}

/**
 * A shell word. Quotes and redirections such as `2>&1` may contain characters that would otherwise
 * end the command.
 */
const WORD = String.raw`(?:"[^"\n]*"|'[^'\n]*'|>&|[^\s"';|&])+`;
const SPACE = String.raw`(?:[ \t]|\\\n)+`;
const COMMAND = new RegExp(
  String.raw`((?:^[ \t]*(?:\$[ \t]+)?|(?:&|[|;(])[ \t]*)(?:\w+=${WORD}[ \t]+)*)(np[mx](?![\w.-])(?:${SPACE}(?!#)${WORD})*)`,
  'gm',
);

/** Replaces each npm and npx command, which ends at `&`, `|`, `;`, a comment, or the end of the line. */
function mapCommands(script: string, replace: (command: string, offset: number) => string): string {
  return script.replace(
    COMMAND,
    (_, before: string, command: string, offset: number) => before + replace(command, offset + before.length),
  );
}

function isConvertible(command: string): boolean {
  const [tool, verb = '', ...words] = command.split(/(?:\s|\\\n)+/);
  // Matches, for example, `npx cross-env A=1 npm start`.
  const runsNpm = words.some((word) => /^["']?np[mx]$/.test(word));
  if (tool === 'npx') return verb !== '' && !verb.startsWith('-') && !runsNpm;
  const end = words.indexOf('--');
  // Every package manager passes the words after `--` to the script or program.
  const options = words.slice(0, end < 0 ? undefined : end).filter((word) => word.startsWith('-'));
  switch (verb) {
    case 'install':
    case 'i':
      // Without package names, options change how the whole project is installed. These differ by
      // manager.
      return (
        words.length === 0 ||
        (options.length < words.length && options.every((option) => INSTALL_OPTIONS.includes(option)))
      );
    case 'ci':
      return words.length === 0;
    case 'uninstall':
    case 'remove':
    case 'run':
    case 'test':
    case 'start':
      return options.length === 0;
    case 'exec':
      return options.length === 0 && words.length > 0;
    case 'init':
    case 'create':
      // Bun doesn't accept a scope without a package name.
      return options.length === 0 && !/^@[^/]*$/.test(words[0] ?? '');
    default:
      // `npm pkg` edits package.json, whichever package manager installs the packages.
      return verb === 'pkg';
  }
}

function convertCommand(command: string, manager: PackageManager): string {
  if (manager === 'npm' || !isConvertible(command) || command.startsWith('npm pkg ')) return command;
  if (command === 'npm ci') return CLEAN_INSTALL[manager];
  const [, script = ''] = /^npm run (\S+)/.exec(command) ?? [];
  if (manager === 'yarn' && YARN_COMMANDS.includes(script))
    return command.replace('npm', 'yarn').replace(' --', '');
  const breaks = command.match(LINE_BREAK) ?? [];
  return convert(command.replaceAll('=', EQUALS).replace(LINE_BREAK, ` ${BREAK} `), manager)
    .replaceAll(EQUALS, '=')
    .replace(new RegExp(` *${BREAK} *`, 'g'), () => breaks.shift() ?? '');
}
