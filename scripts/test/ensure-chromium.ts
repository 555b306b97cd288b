import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../../tests/support/browser';
import { runCommand, type Log } from '../../tools/shared/run-command';

const ADVICE =
  'Chromium could not be found or installed. Install it and set CHROMIUM_PATH to the path of the program.';

/** Commands that install Chromium. The first needs no special permissions. */
const INSTALLERS: readonly (readonly [program: string, ...args: string[]])[] = [
  ['npx', '--no-install', 'playwright-core', 'install', 'chromium'],
  [
    'sh',
    '-c',
    `${asRoot('apt-get update')} && ${asRoot('apt-get install -y --no-install-recommends chromium')}`,
  ],
];

/**
 * Finds a Chromium for browser tests, or installs one: Playwright's download or the system package.
 *
 * @param log - Receives the commands that are tried, and advice if all fail.
 * @returns The program's path, or null if there is none.
 */
export async function ensureChromium(log: Log): Promise<string | null> {
  let chromium = findWorking();
  for (const [program, ...args] of INSTALLERS) {
    if (chromium) break;
    log(`Installing Chromium: ${program} ${args.join(' ')}\n`);
    await runCommand(program, args, log, {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      DEBIAN_FRONTEND: 'noninteractive',
    });
    chromium = findWorking();
  }
  if (!chromium) log(`${ADVICE}\n`);
  return chromium;
}

/** Returns an installed Chromium that starts without missing libraries, or null. */
function findWorking(): string | null {
  try {
    const file = chromiumPath();
    return spawnSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 60_000 }).status === 0
      ? file
      : null;
  } catch {
    return null;
  }
}

function asRoot(command: string): string {
  return process.getuid?.() === 0 ? command : `sudo -n ${command}`;
}
