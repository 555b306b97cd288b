import type { ReferenceReleaseChange, ReferenceSuccessor } from '../docs/doc';
import { readBreaks, readHistoryName, type Breaks } from './history';
import { REFERENCE_KINDS, type SymbolKind } from './kinds';

/** The facts that a list of changes shows, in any output format. */
export interface DescribedChange {
  /** Display name, such as `Page.size`. */
  label: string;
  /** Symbol kind, for the icon; null for an unknown kind. */
  kind: SymbolKind | null;
  /** The name's current route, without locale; null if it no longer exists. */
  slug: string | null;
  breaks: Breaks | null;
  /** Replacement for a removed name, if there is one. */
  successor: ReferenceSuccessor | null;
  declarations: { from: string; to: string } | null;
}

/** Describes a change of a release. */
export function describeChange({
  name,
  breaks,
  from,
  to,
  slug,
  successor,
}: Pick<ReferenceReleaseChange, 'name' | 'from' | 'to' | 'slug' | 'successor'> & {
  breaks: string | null;
}): DescribedChange {
  const { directory, label } = readHistoryName(name);
  return {
    label,
    kind: REFERENCE_KINDS.find((row) => row.directory === directory)?.kind ?? null,
    slug,
    breaks: readBreaks(breaks),
    successor,
    declarations: from === null || to === null ? null : { from, to },
  };
}
