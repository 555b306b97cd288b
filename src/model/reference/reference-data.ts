import type { ReferenceData } from '../docs/doc';

/** The data of a page that has none of its own. */
export const NO_REFERENCE_DATA: ReferenceData = {
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

export const REFERENCE_DATA_NAMES = Object.keys(NO_REFERENCE_DATA) as (keyof ReferenceData)[];
