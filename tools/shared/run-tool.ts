import { spawnSync } from 'node:child_process';

/**
 * A command: a one-line description, and a function that imports its module, which exports `run` or
 * runs on import.
 */
type Command = readonly [
  description: string,
  load: () => { run?: () => unknown } | Promise<{ run?: () => unknown }>,
];

/**
 * Runs the command in the first argument, with the remaining arguments. If it throws, prints the
 * message and exits with 1. If it is unknown, lists all commands and exits with 2.
 *
 * @param tool - npm script name.
 * @param commands - Commands by name.
 */
export async function runTool(tool: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) {
    try {
      const { run } = await command[1]();
      await run?.();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
    return;
  }
  const width = Math.max(...Object.keys(commands).map((commandName) => commandName.length));
  console.error(`npm run ${tool} -- <command>\n`);
  for (const [commandName, [description]] of Object.entries(commands))
    console.error(`  ${commandName.padEnd(width)}  ${description}`);
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
