import fs from 'node:fs';
import path from 'node:path';
import type { Located } from '../../../plugins/gatsby-transformer-docs/src/samples/read-guide';
import { readGuides } from '../../../plugins/gatsby-transformer-docs/src/samples/read-guide';
import { readUkrainianComments } from './read-ukrainian-comments';
import { listFiles } from '../../../src/model/files';

/** Ukrainian text of one file. */
export interface UkrainianText {
  sourcePath: string;
  prose: Located[];
}

const MESSAGES = 'src/locales/uk';

/** All Ukrainian text that readers see: guides, messages of the interface, doc comments of the toolkit. */
export function ukrainianTexts(root: string): UkrainianText[] {
  const filesOf = (folder: string, extension: string) =>
    listFiles(path.join(root, folder), (file) => file.endsWith(extension)).map((file) => `${folder}/${file}`);
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  return [
    ...readGuides(root, ['uk']),
    ...filesOf(MESSAGES, '.json').map((sourcePath) => ({
      sourcePath,
      prose: readMessages(read(sourcePath)),
    })),
    ...filesOf('toolkit', '.ts').map((sourcePath) => ({
      sourcePath,
      prose: readUkrainianComments(read(sourcePath)),
    })),
  ];
}

/** The values of a file of messages, one a line. */
export function readMessages(json: string): Located[] {
  return json.split('\n').flatMap((line, index) => {
    const text = /^\s*"[^"]*": "(.*)",?$/.exec(line)?.[1];
    return text === undefined ? [] : [{ text: text.replaceAll(/\\[n"]/g, ' '), line: index + 1 }];
  });
}
