import fs from 'node:fs';
import path from 'node:path';

/** What a hover card shows of a symbol: kind, name, signature, summary. An array, since names of keys would double the file. */
type SymbolCard = [kind: string, name: string, signature: string, summary: string];

interface Entry {
  package: string;
  kind: string;
  name: string;
  slug: string;
  signature?: string;
  summary?: string;
}

/**
 * Writes one file of cards a package, `<out>/<package>.json`, from slug (without locale prefix) to card, out of the `symbols.json` that
 * the TypeDoc run leaves. Without that file there are no cards.
 *
 * @param out - Folder for these files only; it is emptied first.
 */
export function writeSymbolCards(symbolsFile: string, out: string): void {
  fs.rmSync(out, { recursive: true, force: true });
  if (!fs.existsSync(symbolsFile)) return;
  const packages = new Map<string, Record<string, SymbolCard>>();
  for (const entry of JSON.parse(fs.readFileSync(symbolsFile, 'utf8')) as Entry[]) {
    const cards = packages.get(entry.package) ?? {};
    cards[entry.slug] = [entry.kind, entry.name, entry.signature ?? '', entry.summary ?? ''];
    packages.set(entry.package, cards);
  }
  for (const [name, cards] of packages) {
    const file = path.join(out, `${name}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(cards));
  }
}
