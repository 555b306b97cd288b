import type { ReferenceFacts } from '../docs/doc';

/**
 * Defaults for reference pages without facts in their front matter, which other TypeDoc themes
 * write.
 */
export const NO_FACTS: ReferenceFacts = {
  importName: null,
  summary: '',
  deprecated: false,
  abstract: false,
  source: null,
  signatures: [],
  members: [],
  history: null,
  packages: [],
  releases: [],
  symbols: [],
};
