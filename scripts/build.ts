import { runGatsby } from './run-gatsby';
import { safeBuild } from './safe-build/safe-build';

/** Runs `gatsby build` and keeps the last successful site if it fails: `npm run build`. */
void safeBuild({
  root: process.cwd(),
  run: (onStart) => runGatsby(['build', ...process.argv.slice(2)], onStart),
  log: (line) => console.log(line),
}).then((code) => {
  process.exitCode = code;
});
