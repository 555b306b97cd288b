import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '../src/locales/locales';
import { listGuides } from './guides/list-guides';
import { readGuide } from './guides/read-guide';
import { guideSamples } from './samples/collect-samples';
import { compileSamples } from './samples/compile-samples';
import { findUsages } from './samples/find-usages';
import { listFiles } from '../src/model/files';

const root = process.cwd();
const toolkitDir = path.join(root, 'toolkit');
const out = path.join(root, 'typedoc-out/usages.json');
const stampFile = path.join(root, 'typedoc-out/.usages-stamp');

const sources = ['content/' + defaultLocale, 'toolkit', 'scripts/samples', 'scripts/guides'].flatMap(
  (folder) =>
    listFiles(path.join(root, folder), (file) => /\.(?:ts|json|mdx?)$/.test(file)).map((file) =>
      path.join(folder, file),
    ),
);
const digest = createHash('sha256');
for (const file of sources) digest.update(`${file}\n`).update(fs.readFileSync(path.join(root, file)));
const stamp = digest.digest('hex');

if (fs.existsSync(out) && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) {
  console.log('Symbols in guides: unchanged.');
} else {
  // The build reports unreadable guides with their lines, together with all other errors.
  const readable = listGuides(root, defaultLocale).flatMap((file) => {
    try {
      return [readGuide(file)];
    } catch {
      return [];
    }
  });
  const samples = guideSamples(readable, toolkitDir);
  const usages = findUsages(compileSamples(samples, toolkitDir), toolkitDir);
  fs.mkdirSync(path.dirname(out), { recursive: true });
  fs.writeFileSync(out, `${JSON.stringify(usages, null, 1)}\n`);
  fs.writeFileSync(stampFile, stamp);
  console.log(`Symbols in guides: ${Object.keys(usages).length} symbols are used in the code of guides.`);
}
