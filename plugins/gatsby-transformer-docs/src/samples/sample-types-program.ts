/**
 * Reads the code in all guides and the reference's examples, and writes the facts for the site. If
 * started with an IPC channel, it keeps running and updates the facts on each message. The next
 * message comes after the reply.
 */
import { createSampleTypesUpdater } from './update-sample-types';

const readSamples = createSampleTypesUpdater(process.cwd());

if (process.send === undefined) void readSamples().then(console.log);
else process.on('message', () => void readSamples().then((summary) => process.send?.(summary)));
