import type { ReferenceMember, DocSection } from '../../model/docs/doc';
import { NO_REFERENCE_DATA } from '../../model/reference/reference-data';
import type { SearchableDoc, SearchableSymbol } from './searchable-doc';

/** Creates a section, by default the introduction. An `id` makes it the text below a heading. */
export const sampleSection = (section: Partial<DocSection>): DocSection => ({
  id: null,
  title: '',
  level: 2,
  text: '',
  ...section,
});

/** Creates a guide with default values for all other fields. */
export const sampleGuide = (doc: Partial<SearchableDoc>): SearchableDoc => ({
  docId: 'sample',
  locale: 'en',
  version: 'current',
  path: '/sample/',
  kind: 'guide',
  title: 'Sample',
  description: '',
  keywords: [],
  questions: [],
  isForContributors: false,
  breadcrumb: [],
  sections: [],
  ...doc,
});

/** Creates a symbol's member, by default the method `run`. */
export const sampleMember = (member: Partial<ReferenceMember>): ReferenceMember => ({
  name: 'run',
  anchor: 'run',
  kind: 'method',
  summary: '',
  signatures: [],
  since: null,
  ...member,
});

/** Creates a symbol's page, by default of a class. */
export function sampleSymbol(symbol: Partial<SearchableSymbol> & { name: string }): SearchableDoc {
  const full: SearchableSymbol = {
    package: 'redis',
    kind: 'class',
    ...NO_REFERENCE_DATA,
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
