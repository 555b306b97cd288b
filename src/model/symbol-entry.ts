/** A `symbols.json` entry: a symbol's data for links and search. */
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
