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
