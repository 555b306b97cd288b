import { isMap, isScalar, LineCounter, parseDocument, type Pair } from 'yaml';
import { didYouMean } from '../../../src/model/text/nearest';

/** Finds the first setting that a config class rejected in a program's output, or null. */
export function rejectedSetting(output: string): string | null {
  return /\bconfig ([\w.]+) does not match/.exec(output)?.[1] ?? null;
}

/**
 * Finds a setting's line in YAML. If the key is missing, falls back to the most similar key, and
 * then to the parent key.
 *
 * @param yaml - File contents.
 * @param path - Keys separated by dots: `app.prefix`.
 * @returns Line from 0, or null when the top-level key is missing.
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
