import type { TFunction } from 'i18next';
import { describeChange } from '../../model/reference/describe-change';
import { groupChanges } from '../../model/reference/history';
import type { Upgrade, UpgradeChange } from '../../model/reference/list-upgrades';

/**
 * Formats upgrades as a Markdown checklist.
 *
 * @param upgrades - As they are listed.
 * @param t - Returns texts from the message file `api`.
 */
export function toChecklist(upgrades: readonly Upgrade[], t: TFunction<'api'>): string {
  const lines = upgrades.flatMap(({ importName, from, to, changes }) => [
    `\n## ${t('changes.upgrade.package', { package: importName, from, to })}`,
    ...groupChanges(changes).flatMap(({ change, changes: changesOfKind }) => [
      `\n### ${t(`changes.${change}`)}`,
      ...changesOfKind.map((each) => `- [ ] ${itemOf(each, t)}`),
    ]),
  ]);
  return `${lines.join('\n').trim()}\n`;
}

function itemOf(change: UpgradeChange, t: TFunction<'api'>): string {
  const { label, breaks, successor, declarations } = describeChange(change);
  return [
    change.version,
    label,
    breaks && t(`changes.breaks.${breaks}`),
    successor && (successor.before + successor.label + successor.after).trim(),
    // An item is one line, and overloads are several.
    declarations && `${declarations.from} → ${declarations.to}`.replace(/\s+/g, ' '),
  ]
    .filter(Boolean)
    .join(' ');
}
