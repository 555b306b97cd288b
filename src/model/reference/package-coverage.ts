/** Documentation coverage for a package in the current language. */
export interface PackageCoverage {
  symbols: number;
  members: number;
  /** Undocumented symbols, such as `classes/Page`. */
  missingSymbols: string[];
  /** Undocumented members, such as `classes/Page#count`. */
  missingMembers: string[];
  /** Number of error messages. Each needs an explanation. */
  messages: number;
  missingMessages: string[];
}

/** Counts a package's symbols and members, and how many of them have a doc comment. */
export function countComments(counts: PackageCoverage): { comments: number; documented: number } {
  const comments = counts.symbols + counts.members;
  return { comments, documented: comments - counts.missingSymbols.length - counts.missingMembers.length };
}
