import type { Comment, DeclarationReflection } from 'typedoc';
import { isEmptyConstructor, ownMembers } from './pages/member-anchors';
import type { ToolkitError } from '../../../../src/model/reference/toolkit-error';
import type { PackageCoverage } from '../../../../src/model/reference/package-coverage';

/** Counts documented symbols, own members, and explained messages per package. */
interface Coverage {
  packages: Record<string, PackageCoverage>;
  addSymbol: (packageName: string, place: string, symbol: DeclarationReflection) => void;
  addMessages: (
    packageName: string,
    errors: readonly ToolkitError[],
    explained?: Readonly<Record<string, unknown>>,
  ) => void;
}

/**
 * Starts a coverage count.
 *
 * @param isWritten - Checks whether a comment has a summary in the current language.
 */
export function createCoverage(isWritten: (comment: Comment) => boolean): Coverage {
  const packages = Object.create(null) as Record<string, PackageCoverage>;
  const of = (packageName: string): PackageCoverage =>
    (packages[packageName] ??= {
      symbols: 0,
      members: 0,
      missingSymbols: [],
      missingMembers: [],
      messages: 0,
      missingMessages: [],
    });
  return {
    packages,
    addSymbol: (packageName, place, symbol) => {
      const counts = of(packageName);
      counts.symbols++;
      if (!commentsOf(symbol).some(isWritten)) counts.missingSymbols.push(place);
      for (const member of ownMembers(symbol).filter((each) => !isEmptyConstructor(each))) {
        counts.members++;
        if (!commentsOf(member).some(isWritten)) counts.missingMembers.push(`${place}#${member.name}`);
      }
    },
    addMessages: (packageName, errors, explained = {}) => {
      const counts = of(packageName);
      counts.messages = errors.length;
      counts.missingMessages = errors.map(({ message }) => message).filter((each) => !explained[each]);
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
