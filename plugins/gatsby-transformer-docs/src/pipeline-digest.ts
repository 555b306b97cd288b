import { createHash } from 'node:crypto';
import path from 'node:path';
import { hashSources } from '../../../src/model/files';

/** The code that decides what documents become. */
const PIPELINE = ['plugins/gatsby-transformer-docs/src', 'src/model', 'src/locales'];

/**
 * Identifies the way sources become documents: the code of the pipeline, the texts it adds, and its options. Gatsby keeps
 * nodes between builds while their files stay the same, and doesn't look at the modules a local plugin imports.
 */
export function pipelineDigest(root: string, settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of PIPELINE) hashSources(hash, path.join(root, folder));
  return hash.digest('hex');
}
