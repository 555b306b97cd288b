/** The package managers a reader may choose from, in the order of the tabs. */
const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/**
 * Says npm commands in the words of each package manager.
 *
 * @param script - Lines of npm and npx commands; other lines are kept as they are.
 */
export function packageManagerCommands(script: string): { manager: PackageManager; commands: string }[] {
  return PACKAGE_MANAGERS.map((manager) => ({
    manager,
    commands: script
      .split('\n')
      .map((line) =>
        line
          .split(/( && )/)
          .map((command) => translate(command, manager))
          .join(''),
      )
      .join('\n'),
  }));
}

/** What runs a program of a package that is not installed. */
const RUNNER = { yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' } as const;

/** Further commands of npm that bun has under the same name. */
const BUN_VERBS = new Set(['init', 'publish', 'update', 'outdated', 'link', 'unlink']);

function translate(line: string, manager: PackageManager): string {
  if (manager === 'npm') return line;
  const [, indent = '', tool = '', rest = ''] = /^(\s*)(npm|npx)\s+(.*)$/.exec(line) ?? [];
  if (tool === '') return line;
  if (tool === 'npx') return `${indent}${RUNNER[manager]} ${rest}`;
  const [verb = '', ...words] = rest.split(/\s+/);
  const dev = words.some((word) => word === '-D' || word === '--save-dev');
  const global = words.some((word) => word === '-g' || word === '--global');
  const plain = words
    .filter((word) => !['-D', '--save-dev', '-g', '--global', '--save', '-S'].includes(word))
    .join(' ');
  const flag = dev ? ' -D' : '';
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      if (plain === '') return `${indent}${manager} install`;
      if (global)
        return manager === 'yarn'
          ? `${indent}yarn global add ${plain}`
          : `${indent}${manager} add -g ${plain}`;
      return `${indent}${manager} add${manager === 'bun' && dev ? ' -d' : flag} ${plain}`;
    case 'uninstall':
    case 'remove':
      return `${indent}${manager} remove ${plain}`;
    case 'ci':
      return `${indent}${manager} install --${manager === 'yarn' ? 'immutable' : 'frozen-lockfile'}`;
    case 'run':
      return `${indent}${manager === 'bun' ? 'bun run' : manager} ${plain.replace(/^(\S+) -- /, '$1 ')}`;
    case 'exec':
      return `${indent}${manager === 'bun' ? 'bunx' : `${manager} exec`} ${plain.replace(/^-- /, '')}`;
    case 'test':
    case 'start':
      // `bun test` is a test runner of its own.
      return `${indent}${manager === 'bun' ? 'bun run' : manager} ${rest}`;
    default:
      // What bun lacks it leaves to npm.
      return manager === 'bun' && !BUN_VERBS.has(verb) ? line : `${indent}${manager} ${rest}`;
  }
}
