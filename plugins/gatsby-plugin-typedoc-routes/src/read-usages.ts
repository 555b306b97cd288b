import fs from 'node:fs';

/** Which sections of guides use a symbol, by its place: `typeorm/classes/Page`. */
export type SampleUsages = Record<string, { docId: string; hash: string | null }[]>;

/**
 * Reads what the check of the code samples found. The file is made before a build and may be missing, which means that nothing is known.
 *
 * @throws Error naming the file when it is not a JSON object.
 */
export function readUsages(file: string): SampleUsages {
  if (!fs.existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as SampleUsages;
  } catch {
    // Fall through: reported below like any other invalid shape.
  }
  throw new Error(
    `${file}: expected a JSON object of symbols with the guides that use them. Run "npm run usages" to regenerate it.`,
  );
}
