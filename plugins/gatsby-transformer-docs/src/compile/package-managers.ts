/** The package managers a reader may choose from, in the order of the tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

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
      .map((line) => translate(line, manager))
      .join('\n'),
  }));
}

function translate(line: string, manager: PackageManager): string {
  if (manager === 'npm') return line;
  const [, indent = '', tool = '', rest = ''] = /^(\s*)(npm|npx)\s+(.*)$/.exec(line) ?? [];
  if (tool === '') return line;
  if (tool === 'npx') return `${indent}${manager === 'yarn' ? 'yarn dlx' : 'pnpm dlx'} ${rest}`;
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
        return manager === 'yarn' ? `${indent}yarn global add ${plain}` : `${indent}pnpm add -g ${plain}`;
      return `${indent}${manager} add${flag} ${plain}`;
    case 'uninstall':
    case 'remove':
      return `${indent}${manager} remove ${plain}`;
    case 'ci':
      return manager === 'yarn'
        ? `${indent}yarn install --immutable`
        : `${indent}pnpm install --frozen-lockfile`;
    case 'run':
      return `${indent}${manager} ${plain.replace(/^(\S+) -- /, '$1 ')}`;
    case 'exec':
      return `${indent}${manager} exec ${plain.replace(/^-- /, '')}`;
    default:
      return `${indent}${manager} ${rest}`;
  }
}
