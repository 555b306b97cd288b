import type { Messages } from '../../../src/locales/messages';
import type { ReferenceRelease, ReferenceReleaseChange } from '../../../src/model/doc';
import { CHANGES, diffLines, groupChanges, readHistoryName } from '../../../src/model/history';

/** The texts of the interface that lists of releases have. */
export const HISTORY_TEXTS = [
  'changes.breaks.yes',
  'changes.breaks.maybe',
  'changes.first',
  'changes.quiet',
  ...CHANGES.map((change) => `changes.${change}` as const),
] as const satisfies readonly (keyof Messages)[];

export type HistoryTexts = Pick<Messages, (typeof HISTORY_TEXTS)[number]>;

/**
 * Releases and what they changed.
 *
 * @param releases - Newest first.
 * @param addressOf - The address of a page's Markdown, from its route without locale.
 */
export function releasesMarkdown(
  releases: readonly ReferenceRelease[],
  words: HistoryTexts,
  addressOf: (slug: string) => string,
): string {
  const severalPackages = new Set(releases.map((release) => release.package)).size > 1;
  return releases
    .map(({ importName, version, date, changes }) =>
      [
        `## ${severalPackages ? `${importName} ` : ''}${version} (${date})`,
        ...(changes.length === 0 ? [`${words['changes.quiet']}.`] : []),
        ...groupChanges(changes).flatMap(({ change, changes: own }) => [
          `### ${words[`changes.${change}`]}`,
          own
            .map((each) => item(each, words, addressOf))
            .join('\n')
            .trimEnd(),
        ]),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function item(
  { name, breaks, from, to, slug, successor }: ReferenceReleaseChange,
  words: HistoryTexts,
  addressOf: (slug: string) => string,
): string {
  const code = `\`${readHistoryName(name).label}\``;
  const linked = slug === null ? code : `[${code}](${addressOf(slug)})`;
  const grade = breaks === null ? '' : ` (${words[`changes.breaks.${breaks}`]})`;
  const declarations =
    from === null || to === null
      ? ''
      : `\n\n${`\`\`\`diff\n${diffLines(from, to)}\n\`\`\``.replace(/^/gm, '  ')}\n`;
  if (successor === null) return `- ${linked}${grade}${declarations}`;
  const { before, after } = successor;
  return `- ${linked}${grade}. ${before}[\`${successor.label}\`](${addressOf(successor.slug)})${after}.`;
}
