const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** Slowest test files. Jest knows durations only after the first run, and goes by file sizes until then. */
const SLOWEST = ['widths', 'firefox', 'a11y', 'search', 'shell', 'security'];

/** Starts the slowest files first, so that no worker is idle at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = (test) => {
      const index = SLOWEST.indexOf(path.basename(test.path, '.test.ts'));
      return index === -1 ? SLOWEST.length : index;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
