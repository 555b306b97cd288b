import type { Comment, DeclarationReflection } from 'typedoc';
import { isEmptyConstructor, ownMembers } from './member-anchors';

/** How much of a package is documented in the language of the run. */
export interface PackageCoverage {
  symbols: number;
  members: number;
  /** Undocumented symbols, as `classes/Page`. */
  missingSymbols: string[];
  /** Undocumented members, as `classes/Page#count`. */
  missingMembers: string[];
}

/** Counts documented symbols and own members by package. */
interface Coverage {
  packages: Record<string, PackageCoverage>;
  add: (packageName: string, place: string, symbol: DeclarationReflection) => void;
}

/**
 * Starts counting.
 *
 * @param isWritten - Says whether a comment has a summary in the language of the run.
 */
export function createCoverage(isWritten: (comment: Comment) => boolean): Coverage {
  const packages: Record<string, PackageCoverage> = {};
  return {
    packages,
    add: (packageName, place, symbol) => {
      const counts = (packages[packageName] ??= {
        symbols: 0,
        members: 0,
        missingSymbols: [],
        missingMembers: [],
      });
      counts.symbols++;
      if (!commentsOf(symbol).some(isWritten)) counts.missingSymbols.push(place);
      for (const member of ownMembers(symbol).filter((each) => !isEmptyConstructor(each))) {
        counts.members++;
        if (!commentsOf(member).some(isWritten)) counts.missingMembers.push(`${place}#${member.name}`);
      }
    },
  };
}

function commentsOf(reflection: DeclarationReflection): Comment[] {
  return [
    reflection,
    ...(reflection.signatures ?? []),
    reflection.getSignature,
    reflection.setSignature,
  ].flatMap((each) => each?.comment ?? []);
}
