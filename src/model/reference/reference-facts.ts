import type { ReferenceFacts } from '../docs/doc';

/** The facts of a page that states none. */
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

export const FACT_NAMES = Object.keys(NO_FACTS) as (keyof ReferenceFacts)[];
