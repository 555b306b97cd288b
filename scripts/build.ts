import { runGatsby } from './run-gatsby';
import { safeBuild } from './safe-build/safe-build';

/** `gatsby build`, which keeps the last good site: `npm run build`. */
const run = () => runGatsby(['build', ...process.argv.slice(2)]);

void safeBuild({ root: process.cwd(), run, say: (line) => console.log(line) }).then((code) => {
  process.exitCode = code;
});
