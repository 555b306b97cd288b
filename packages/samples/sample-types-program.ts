/**
 * Reads the code in all guides and the reference's examples, and writes the types for the site. If
 * started with an IPC channel, it keeps running and updates the types on each message. The next
 * message comes after the reply.
 */
import { createSampleTypesUpdater } from './update-sample-types';

const readSamples = createSampleTypesUpdater(process.cwd());

if (process.send === undefined) void readSamples().then(({ summary }) => console.log(summary));
else process.on('message', () => void readSamples().then((update) => process.send?.(update)));
