/**
 * Serves a build with nginx and its snippets, and checks each language with afdocs. It grades how
 * well AI agents find and read pages: `npm run check -- agents [folder]`. Exits with 1 if a score is
 * too low.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { localeCodes } from '../../src/locales/locales';
import { localePrefix } from '../../src/model/docs/addresses';
import { serveWithNginx } from '../../tests/support/nginx';
import { gradeReport, type AgentReport } from './agents/grade-report';
import { whyNoAfdocs } from './agents/node-version';

const AFDOCS = path.resolve(__dirname, '../../node_modules/afdocs/bin/afdocs.mjs');

export async function run(): Promise<void> {
  const skipped = whyNoAfdocs();
  if (skipped !== null) {
    console.log(`– ${skipped}`);
    return;
  }
  const directory = path.resolve(process.argv[2] ?? 'public');
  const robots = fs.readFileSync(path.join(directory, 'robots.txt'), 'utf8');
  const published = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').origin;
  const site = await serveWithNginx(directory);
  try {
    const graded = await Promise.all(
      localeCodes.map(async (code) =>
        gradeReport(code, await readReport(site.origin + localePrefix(code), published)),
      ),
    );
    for (const { lines } of graded) console.log(lines.join('\n'));
    if (graded.some(({ passed }) => !passed)) process.exitCode = 1;
  } finally {
    await site.close();
  }
}

/**
 * Runs afdocs on 50 pages, the same in each run.
 *
 * @param url - A language's home page.
 * @param published - The origin that the build's absolute links lead to.
 */
async function readReport(url: string, published: string): Promise<AgentReport> {
  const args = [AFDOCS, 'check', url, '--format', 'json', '--score', '--quiet'];
  const settings = ['--sampling', 'deterministic', '--request-delay', '0', '--network-context', 'ci'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, ...settings, '--canonical-origin', published],
    { maxBuffer: 64 * 1024 * 1024 },
    // afdocs exits with an error if a single check fails, but it prints its report.
  ).catch((error: { stdout?: string; stderr?: string }) => {
    if (!error.stdout) throw new Error(`afdocs failed: ${error.stderr ?? ''}`);
    return { stdout: error.stdout };
  });
  return JSON.parse(stdout) as AgentReport;
}
