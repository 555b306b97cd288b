import type { ReferenceMember, DocSection } from '../../model/doc';
import { NO_FACTS } from '../../model/reference-facts';
import type { SearchableDoc, SearchableSymbol } from './searchable-doc';

/** A section for tests; an id puts it under a heading. */
export const sampleSection = (section: Partial<DocSection>): DocSection => ({
  id: null,
  title: '',
  level: 2,
  text: '',
  ...section,
});

/** A guide for tests. */
export const sampleGuide = (doc: Partial<SearchableDoc>): SearchableDoc => ({
  docId: 'sample',
  locale: 'en',
  version: 'current',
  path: '/sample/',
  kind: 'guide',
  title: 'Sample',
  description: '',
  keywords: [],
  breadcrumb: [],
  sections: [],
  ...doc,
});

/** A member for tests. */
export const sampleMember = (member: Partial<ReferenceMember>): ReferenceMember => ({
  name: 'run',
  anchor: 'run',
  kind: 'method',
  summary: '',
  signatures: [],
  history: null,
  sourceUrl: null,
  ...member,
});

/** The page of a symbol for tests, a class in a package by default. */
export function sampleSymbol(symbol: Partial<SearchableSymbol> & { name: string }): SearchableDoc {
  const full: SearchableSymbol = {
    package: 'redis',
    kind: 'class',
    ...NO_FACTS,
    ...symbol,
  };
  const path = `/api/${full.package}/src/${full.kind}/${full.name}/`;
  return sampleGuide({
    docId: path,
    path,
    kind: 'reference',
    title: full.name,
    breadcrumb: ['API', full.package],
    symbol: full,
  });
}
