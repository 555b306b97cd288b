import { isMap, isScalar, LineCounter, parseDocument, type Pair } from 'yaml';
import { didYouMean } from '../../../src/model/nearest';

/** The path of the first setting that a configuration class refuses, in what a program printed; null when there is none. */
export function refusedSetting(output: string): string | null {
  return /\bconfig ([\w.]+) does not match/.exec(output)?.[1] ?? null;
}

/**
 * The line of a setting in YAML, from 0: that of its key, else of the key that is most like it, else of the group it belongs to. Null
 * when not even its first group is there.
 *
 * @param path - Keys with dots between: `app.prefix`.
 */
export function lineOfSetting(yaml: string, path: string): number | null {
  const counter = new LineCounter();
  let node: unknown = parseDocument(yaml, { lineCounter: counter }).contents;
  let line: number | null = null;
  for (const key of path.split('.')) {
    if (!isMap(node)) break;
    const keys = node.items.flatMap((item) => (isScalar(item.key) ? [String(item.key.value)] : []));
    const name: string | undefined = keys.includes(key) || line === null ? key : didYouMean(key, keys);
    const pair: Pair | undefined = node.items.find(
      (item) => isScalar(item.key) && String(item.key.value) === name,
    );
    if (!pair || !isScalar(pair.key) || !pair.key.range) break;
    line = counter.linePos(pair.key.range[0]).line - 1;
    node = pair.value;
  }
  return line;
}
