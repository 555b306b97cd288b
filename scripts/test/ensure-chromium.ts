import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../../tests/support/browser';
import { runCommand, type Say } from './run-command';

const ADVICE = 'No Chromium could be found or installed: install one and set CHROMIUM_PATH to its program.';

/** Ways to get a Chromium, the one that needs no rights first. */
const INSTALLERS: readonly (readonly [program: string, ...args: string[]])[] = [
  ['npx', '--no-install', 'playwright-core', 'install', 'chromium'],
  [
    'sh',
    '-c',
    `${asRoot('apt-get update')} && ${asRoot('apt-get install -y --no-install-recommends chromium')}`,
  ],
];

/**
 * Makes sure that browser tests have a Chromium that starts: one that is there, Playwright's own download, or the system's package.
 *
 * @param say - Told what is tried, and what to do when nothing helps.
 * @returns Path of the program, or null when there is none.
 */
export async function ensureChromium(say: Say): Promise<string | null> {
  let found = working();
  for (const [program, ...args] of INSTALLERS) {
    if (found) break;
    say(`No Chromium yet: ${program} ${args.join(' ')}\n`);
    await runCommand(program, args, say, {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      DEBIAN_FRONTEND: 'noninteractive',
    });
    found = working();
  }
  if (!found) say(`${ADVICE}\n`);
  return found;
}

/** A Chromium that is there and whose libraries are there too. */
function working(): string | null {
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
