import type { Comment, DeclarationReflection } from 'typedoc';
import { isEmptyConstructor, ownMembers } from './pages/member-anchors';
import type { PackageCoverage } from '../../../../src/model/reference/package-coverage';

/** Counts documented symbols and own members per package. */
interface Coverage {
  packages: Record<string, PackageCoverage>;
  add: (packageName: string, place: string, symbol: DeclarationReflection) => void;
}

/**
 * Starts a coverage count.
 *
 * @param isWritten - Checks whether a comment has a summary in the current language.
 */
export function createCoverage(isWritten: (comment: Comment) => boolean): Coverage {
  const packages = Object.create(null) as Record<string, PackageCoverage>;
  return {
    packages,
    add: (packageName, place, symbol) => {
      const counts = (packages[packageName] ??= {
        symbols: 0,
        members: 0,
        missingSymbols: [],
        missingMembers: [],
        messages: 0,
        missingMessages: [],
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
