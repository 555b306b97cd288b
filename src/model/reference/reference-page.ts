import type { ReferenceData } from '../docs/doc';
import type { ReferencePageKind } from './kinds';
import type { Block } from './reference-blocks';

/** A page of the reference. The front matter of its file in `typedoc-out/<locale>/` contains it. */
export interface ReferencePage {
  /** Path below the language's folder, such as `mail/src/classes/Page.md`. */
  file: string;
  pageKind: ReferencePageKind;
  title: string;
  description: string;
  /** False if the summary is in another language. */
  translated: boolean;
  /** The package's folder name; absent on pages about all packages. */
  package?: string;
  kind?: string;
  symbol?: string;
  /** Linked names in the page's code and comments, with their targets. */
  nameTargets?: Readonly<Record<string, string>>;
  data: Partial<ReferenceData> & { content?: readonly Block[] };
}
