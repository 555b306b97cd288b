/**
 * Reads the code in all guides and the reference's examples, and writes the facts for the site. If
 * started with an IPC channel, it keeps running and updates the facts on each message. The next
 * message comes after the reply.
 */
import { createFactsUpdater } from './update-facts';

const readSamples = createFactsUpdater(process.cwd());

if (process.send === undefined) void readSamples().then(console.log);
else process.on('message', () => void readSamples().then((summary) => process.send?.(summary)));
