import fs from 'node:fs';
import path from 'node:path';
import type { SymbolEntry } from '../../../src/model/reference/symbol-entry';

/**
 * The content of a symbol's hover card. An array because key names would double the file size.
 */
type SymbolCard = [kind: string, name: string, signature: string, summary: string];

/**
 * Writes one `<out>/<package>.json` per package. It maps slugs without locale prefix to cards.
 * Writes no cards if the TypeDoc run's `symbols.json` is missing.
 *
 * @param out - Folder for these files only; it is emptied first.
 */
export function writeSymbolCards(symbolsFile: string, out: string): void {
  fs.rmSync(out, { recursive: true, force: true });
  if (!fs.existsSync(symbolsFile)) return;
  const packages = new Map<string, Record<string, SymbolCard>>();
  for (const entry of JSON.parse(fs.readFileSync(symbolsFile, 'utf8')) as SymbolEntry[]) {
    const cards = packages.get(entry.package) ?? {};
    cards[entry.slug] = [entry.kind, entry.name, entry.signature, entry.summary];
    packages.set(entry.package, cards);
  }
  for (const [name, cards] of packages) {
    const file = path.join(out, `${name}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(cards));
  }
}
