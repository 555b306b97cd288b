import fs from 'node:fs';
import path from 'node:path';
import { measureCommand } from './measure-command.mjs';
import { WORK } from './places.mjs';
import { thisSite } from './sites/this-site.mjs';

/**
 * Profiles this site's cold build by package: `node src/profile.mjs [pages]`. Adds up the CPU
 * time spent in each package's code in all processes.
 */
const pages = Number(process.argv[2] ?? 300);
const built = thisSite.prepare(pages);
const folder = path.join(WORK, `profile-${pages}`);
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });
// Gatsby's worker processes inherit the main process's options.
const options = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=2000'];
const result = await measureCommand([process.execPath, ...options, 'node_modules/gatsby/cli.js', 'build'], {
  cwd: built.root,
  env: built.env,
  log: path.join(WORK, `profile-${pages}.log`),
});
console.log(JSON.stringify(result));

const seconds = new Map();
let total = 0;
for (const name of fs.readdirSync(folder)) {
  const { nodes, samples, timeDeltas } = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const owners = new Map(nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]));
  samples.forEach((id, index) => {
    const owner = owners.get(id) ?? '?';
    if (owner === '(idle)') return;
    const time = (timeDeltas[index] ?? 0) / 1e6;
    total += time;
    seconds.set(owner, (seconds.get(owner) ?? 0) + time);
  });
}
for (const [owner, time] of [...seconds].sort((a, b) => b[1] - a[1]).slice(0, 40)) {
  console.log(
    `${time.toFixed(1).padStart(7)} s  ${((100 * time) / total).toFixed(1).padStart(5)} %  ${owner}`,
  );
}

function ownerOf({ functionName, url }) {
  if (functionName === '(idle)' || functionName === '(garbage collector)' || functionName === '(program)')
    return functionName;
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url);
  if (inPackage) return inPackage[1];
  const ownPart = /\/(plugins\/[^/]+|\.cache\/[^/]+|public|src\/[^/]+)/.exec(url.replace(WORK, ''));
  if (ownPart) return ownPart[1];
  return url.startsWith('node:') ? url : url === '' ? '(native)' : path.basename(url);
}
