import type { Messages } from '../../../src/locales/messages';
import type { ReferenceRelease, ReferenceReleaseChange } from '../../../src/model/doc';
import { CHANGES, diffLines, groupChanges, readHistoryName } from '../../../src/model/history';

/** Interface text keys in lists of releases. */
export const HISTORY_TEXTS = [
  'changes.breaks.yes',
  'changes.breaks.maybe',
  'changes.first',
  'changes.quiet',
  ...CHANGES.map((change) => `changes.${change}` as const),
] as const satisfies readonly (keyof Messages)[];

export type HistoryTexts = Pick<Messages, (typeof HISTORY_TEXTS)[number]>;

/**
 * Formats releases and their changes as Markdown.
 *
 * @param releases - Newest first.
 * @param texts - Interface texts.
 * @param addressOf - Returns the URL for a page's Markdown for its slug.
 */
export function releasesMarkdown(
  releases: readonly ReferenceRelease[],
  texts: HistoryTexts,
  addressOf: (slug: string) => string,
): string {
  const severalPackages = new Set(releases.map((release) => release.package)).size > 1;
  return releases
    .map(({ importName, version, date, changes }) =>
      [
        `## ${severalPackages ? `${importName} ` : ''}${version} (${date})`,
        ...(changes.length === 0 ? [`${texts['changes.quiet']}.`] : []),
        ...groupChanges(changes).flatMap(({ change, changes: changesOfKind }) => [
          `### ${texts[`changes.${change}`]}`,
          changesOfKind
            .map((entry) => item(entry, texts, addressOf))
            .join('\n')
            .trimEnd(),
        ]),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function item(
  { name, breaks, from, to, slug, successor }: ReferenceReleaseChange,
  texts: HistoryTexts,
  addressOf: (slug: string) => string,
): string {
  const code = `\`${readHistoryName(name).label}\``;
  const linked = slug === null ? code : `[${code}](${addressOf(slug)})`;
  const grade = breaks === null ? '' : ` (${texts[`changes.breaks.${breaks}`]})`;
  const declarations =
    from === null || to === null
      ? ''
      : `\n\n${`\`\`\`diff\n${diffLines(from, to)}\n\`\`\``.replace(/^/gm, '  ')}\n`;
  if (successor === null) return `- ${linked}${grade}${declarations}`;
  const { before, after } = successor;
  return `- ${linked}${grade}. ${before}[\`${successor.label}\`](${addressOf(successor.slug)})${after}.`;
}
