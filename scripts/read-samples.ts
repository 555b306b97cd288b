/**
 * Asks the compiler about the code of all guides and of the reference's examples, and writes what it knows where the site reads it. With a channel
 * to the program that started it, it stays, and does so again at each message.
 */
import path from 'node:path';
import { createSampleReader } from './samples/sample-reader';

const root = process.cwd();
const readSamples = createSampleReader(root, path.join(root, 'typedoc-out/samples.json'));

if (process.send === undefined) console.log(readSamples());
else process.on('message', () => process.send?.(readSamples()));
