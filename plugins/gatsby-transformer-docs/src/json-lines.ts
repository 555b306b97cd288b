/**
 * Reads front matter with one key and JSON value per line, the format of the reference. A
 * YAML parser would be 50 times slower.
 *
 * @returns Null for any other YAML.
 */
export function readJsonLines(yaml: string): Record<string, unknown> | null {
  const data: Record<string, unknown> = {};
  for (const line of yaml.trimEnd().split('\n')) {
    const [, key = '', value = ''] = /^([A-Za-z]+): (.+)$/.exec(line) ?? [];
    if (key in data) return null;
    try {
      data[key] = JSON.parse(value);
    } catch {
      return null;
    }
  }
  return data;
}
