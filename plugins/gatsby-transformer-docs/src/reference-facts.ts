/** Where a symbol is defined. */
export interface ReferenceSource {
  file: string;
  line: number;
  /** A page that shows the line, or null. */
  url: string | null;
}

/** A package as the root of the reference lists it. */
export interface ReferencePackage {
  /** Folder name, such as `clients/platform-client`. */
  name: string;
  importName: string;
  summary: string;
  /** False when the summary is English on a page of another language. */
  translated: boolean;
  /** Every symbol as `classes/Page`, with its name after a space where the file could not have it. */
  symbols: string[];
}

/** The facts of the TypeDoc theme that pages query one by one. */
export interface ReferenceFacts {
  deprecated: boolean;
  abstract: boolean;
  source: ReferenceSource | null;
  packages: ReferencePackage[];
  symbols: string[];
}

/**
 * Reads the facts out of what the theme wrote into the front matter; those of another theme are simply not there.
 *
 * @param value - The value of `facts`, whatever it is.
 */
export function readReferenceFacts(value: unknown): ReferenceFacts {
  const facts = record(value);
  const packages = Array.isArray(facts['packages']) ? facts['packages'] : [];
  return {
    deprecated: facts['deprecated'] === true,
    abstract: facts['abstract'] === true,
    source: readSource(facts['source']),
    packages: packages.map(record).map((each) => ({
      name: text(each['name']) ?? '',
      importName: text(each['importName']) ?? '',
      summary: text(each['summary']) ?? '',
      translated: each['translated'] !== false,
      symbols: texts(each['symbols']),
    })),
    symbols: texts(facts['symbols']),
  };
}

function readSource(value: unknown): ReferenceSource | null {
  const source = record(value);
  const file = text(source['file']);
  if (file === null) return null;
  const url = text(source['url']);
  return {
    file,
    line: typeof source['line'] === 'number' ? source['line'] : 1,
    url: url !== null && /^https:\/\//.test(url) ? url : null,
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}
