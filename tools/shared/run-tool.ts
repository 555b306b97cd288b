import { spawnSync } from 'node:child_process';

/**
 * A command: a one-line description, a function that imports its module, which exports `run` or
 * runs on import, and the arguments that it takes, such as `[file …]`.
 */
type Command = readonly [
  description: string,
  load: () => { run?: () => unknown } | Promise<{ run?: () => unknown }>,
  args?: string,
];

/**
 * Runs the command in the first argument, with the remaining arguments. If it throws, prints the
 * message and exits with 1. If it is unknown, lists all commands and exits with 2, as it does after
 * arguments for a command that takes none.
 *
 * @param tool - npm script name.
 * @param commands - Commands by name.
 */
export async function runTool(tool: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const [unused] = process.argv.slice(2);
  if (command && !command[2] && unused !== undefined)
    console.error(
      `"npm run ${tool} -- ${name}" takes no arguments, so "${unused}" has no effect. Leave it out.\n`,
    );
  else if (command) {
    try {
      const { run } = await command[1]();
      await run?.();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
    return;
  }
  const lines = Object.entries(commands).map(
    ([commandName, [description, , args]]) =>
      [[commandName, args].filter(Boolean).join(' '), description] as const,
  );
  const width = Math.max(...lines.map(([usage]) => usage.length));
  console.error(`npm run ${tool} -- <command>\n`);
  for (const [usage, description] of lines) console.error(`  ${usage.padEnd(width)}  ${description}`);
  process.exitCode = 2;
}

/**
 * Runs a program of a plugin or a package, from the site's root, and shows its output. If it fails,
 * this process exits with its status too.
 *
 * @param program - Path to the program.
 * @returns Whether it succeeded.
 */
export function runProgram(program: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
}
