/**
 * Counts the toolkit names in samples that are links, and reports why others aren't. After a build,
 * run `npm run check -- sample-links`.
 */
import path from 'node:path';
import { highlight } from '../../plugins/gatsby-transformer-docs/src/compile/code/code-blocks';
import { prismLanguage } from '../../plugins/gatsby-transformer-docs/src/compile/code/code-languages';
import { linkNames } from '../../plugins/gatsby-transformer-docs/src/compile/code/link-names';
import { readCut } from '../../packages/guide-files/read-cut';
import { readSymbolIndex } from '../../plugins/gatsby-transformer-docs/src/symbol-index';
import { defaultLocale } from '../../src/locales/locales';
import { readGuides } from '../../packages/guide-files/read-guide';
import { exampleSamples, guideSamples } from '../../packages/samples/create-samples';
import { compileSamples } from '../../packages/samples/compile-samples';
import { resolveSamples, type ToolkitName } from '../../packages/samples/resolve-samples';
import type { Sample } from '../../packages/samples/sample';

const root = process.cwd();
const toolkitDir = path.join(root, 'toolkit');
const { locate } = readSymbolIndex(path.join(root, 'typedoc-out', defaultLocale, 'symbols.json'));
// Translations contain the same code, so checking the originals is enough.
const samples = [
  ...guideSamples(readGuides(root, [defaultLocale]), toolkitDir),
  ...exampleSamples(root, toolkitDir),
];
const { toolkitNames } = resolveSamples(compileSamples(samples, toolkitDir), toolkitDir);
const bySample = groupBy(toolkitNames, ({ sample }) => sample);
const leftOut = [...bySample].flatMap(([sample, names]) => unlinked(sample, names));

for (const [why, names] of groupBy(leftOut, ({ reason }) => reason)) {
  console.log(`${names.length} ${why}:`);
  for (const { name } of names)
    console.log(`  ${name.sample.sourcePath}:${name.sample.line + name.line} ${name.text}`);
}
const linked = toolkitNames.length - leftOut.length;
console.log(
  `${bySample.size} samples use ${toolkitNames.length} toolkit names, and ${linked} of them are links (${((100 * linked) / toolkitNames.length).toFixed(1)} %).`,
);

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function unlinked(sample: Sample, names: readonly ToolkitName[]): { name: ToolkitName; reason: string }[] {
  const code = sample.changes ?? readCut(sample.code).shown;
  const lines = code.split('\n');
  const html = highlight(code, prismLanguage(sample.changes === undefined ? 'ts' : 'diff-ts'));
  return names.flatMap((name) => {
    const place = name.place === null ? null : locate(name.place);
    if (name.place === null) return [{ name, reason: 'not exported by a package' }];
    if (!place) return [{ name, reason: 'not in the reference' }];
    const offset = lines.slice(0, name.line).reduce((sum, line) => sum + line.length + 1, name.column);
    const link = { offset, length: name.text.length, href: place.slug, id: null };
    return linkNames(html, [link]) === html ? [{ name, reason: 'split by syntax highlighting' }] : [];
  });
}
