/** A `symbols.json` entry: a symbol's data for links to it and for the cards that show it. */
export interface SymbolEntry {
  package: string;
  kind: string;
  name: string;
  /** Route without locale. */
  slug: string;
  summary: string;
  signature: string;
  /** Member anchors by name. */
  members: Readonly<Record<string, string>>;
}
