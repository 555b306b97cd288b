import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { kindOfTypedoc } from '../../../../../src/model/reference/kinds';
import type { SimpleBlock, Row } from '../../../../../src/model/reference/reference-blocks';
import { packageNameOf } from '../import-names';
import type { TitleMaker } from './detail-sections';
import { modulesProviding } from './describe-module';
import { linkOf, type WriterContext } from './writer-context';

/** Lists what uses a symbol, grouped by use. Users in the same package are first. */
export function usedBy(
  symbol: DeclarationReflection,
  context: WriterContext,
  heading: TitleMaker,
): SimpleBlock[] {
  const { t, importName } = context;
  const ownPackage = importName(packageNameOf(symbol));
  const providing = modulesProviding(symbol, context);
  const groups = context.findUsers(symbol).map(({ use, users }): SimpleBlock => {
    const rows = users.map(({ symbol: owner, member }) => ({
      ...linkOf(member ? `${owner.name}.${member.name}` : owner.name, member ?? owner, context),
      ...kindOf(owner),
      notes: [importName(packageNameOf(owner))],
    }));
    rows.sort(
      (a, b) =>
        Number(b.notes[0] === ownPackage) - Number(a.notes[0] === ownPackage) ||
        compare(a.notes[0], b.notes[0]) ||
        compare(a.name, b.name) ||
        compare(a.target, b.target),
    );
    return { type: 'users', title: t(`usedBy.${use}`), rows };
  });
  if (providing.length > 0) groups.unshift({ type: 'users', title: t('usedBy.provided'), rows: providing });
  return groups.length > 0 ? [heading(t('usedBy'), 'used-by'), ...groups] : [];
}

function kindOf({ kind }: DeclarationReflection): Pick<Row, 'kind'> {
  const row = kindOfTypedoc(ReflectionKind[kind] ?? '');
  return row ? { kind: row.kind } : {};
}

function compare(a: string | null | undefined, b: string | null | undefined): number {
  return (a ?? '').localeCompare(b ?? '', 'en');
}
