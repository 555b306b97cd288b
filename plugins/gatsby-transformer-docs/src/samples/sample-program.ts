/**
 * Asks the compiler about the code of all guides and of the reference's examples, and writes what it knows where the site reads it. With a channel
 * to the program that started it, it stays, and does so again at each message.
 */
import { createSampleReader } from './sample-reader';

const readSamples = createSampleReader(process.cwd());

if (process.send === undefined) void readSamples().then(console.log);
else {
  let last: Promise<unknown> = Promise.resolve();
  process.on('message', () => {
    last = last.then(readSamples).then((sentence) => process.send?.(sentence));
  });
}
