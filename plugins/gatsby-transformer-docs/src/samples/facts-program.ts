/**
 * Reads the code in all guides and the reference's examples, and writes the facts for the site. If
 * started with an IPC channel, it keeps running and updates the facts on each message.
 */
import { createFactsUpdater } from './update-facts';

const readSamples = createFactsUpdater(process.cwd());

if (process.send === undefined) void readSamples().then(console.log);
else {
  let last: Promise<unknown> = Promise.resolve();
  process.on('message', () => {
    last = last.then(readSamples).then((sentence) => process.send?.(sentence));
  });
}
