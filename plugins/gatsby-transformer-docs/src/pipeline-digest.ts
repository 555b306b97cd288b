import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * What identifies the way sources become documents: the code of the pipeline and what the site tells it. Gatsby keeps nodes from build
 * to build while their files stay the same, and takes no notice of a local plugin's inner files.
 *
 * @param folder - The plugin's `src`.
 * @param settings - Options that show in documents; anything JSON can hold.
 */
export function pipelineDigest(folder: string, settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  for (const file of files) hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}
