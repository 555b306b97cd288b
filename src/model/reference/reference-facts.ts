import type { ReferenceFacts } from '../docs/doc';

/** The facts of a page that another TypeDoc theme wrote. */
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
