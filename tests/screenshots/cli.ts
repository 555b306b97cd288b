import { runTool } from '../../tools/shared/run-tool';
import { compareScreenshots } from './compare';
import { takeScreenshots } from './take';

const [first, second, third] = process.argv.slice(3);

void runTool('screenshots', {
  take: [
    'Takes screenshots of ten pages of the last build',
    () => ({ run: () => takeScreenshots(first, second) }),
    '[folder] [site]',
  ],
  compare: [
    'Compares screenshots with those of another build. Exits with 1 if some are missing',
    () => ({ run: () => compareScreenshots(first, second, third) }),
    '[before] [after] [differences]',
  ],
});
