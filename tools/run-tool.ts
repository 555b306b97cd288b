/** A command of a tool: what it does, in one line, and its module, which runs when it is imported. */
export type Command = readonly [description: string, load: () => Promise<unknown>];

/**
 * Runs the command that the first argument names and leaves the other arguments to it. Without a known command, it lists all of them and
 * exits with 2.
 *
 * @param tool - Name of the npm script.
 * @param commands - All commands, by name.
 */
export async function runTool(tool: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) {
    await command[1]();
    return;
  }
  const width = Math.max(...Object.keys(commands).map((each) => each.length));
  console.error(`npm run ${tool} -- <command>\n`);
  for (const [each, [description]] of Object.entries(commands))
    console.error(`  ${each.padEnd(width)}  ${description}`);
  process.exitCode = 2;
}
