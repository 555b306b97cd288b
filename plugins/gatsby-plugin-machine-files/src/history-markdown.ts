import type { Messages } from '../../../src/locales/messages';
import type { ReferenceMember, ReferenceRelease, ReferenceReleaseChange } from '../../../src/model/doc';
import { CHANGES, groupChanges, readHistoryName, type NameHistory } from '../../../src/model/history';

/** The texts of the interface that a history is told with. */
export const HISTORY_TEXTS = [
  'reference.since',
  'reference.deprecatedSince',
  'reference.changedIn',
  'changes.breaks.yes',
  'changes.breaks.maybe',
  'changes.first',
  'changes.quiet',
  ...CHANGES.map((change) => `changes.${change}` as const),
] as const satisfies readonly (keyof Messages)[];

export type HistoryWords = Pick<Messages, (typeof HISTORY_TEXTS)[number]>;

/** Since when there is a symbol or a member, and a `diff` block for each of its changes, newest first. */
export function historyMarkdown(
  { since, deprecatedSince, changes }: NameHistory,
  words: HistoryWords,
): string {
  const facts = [
    words['reference.since'].replace('{version}', since),
    ...(deprecatedSince === null
      ? []
      : [words['reference.deprecatedSince'].replace('{version}', deprecatedSince)]),
  ];
  return [
    `${facts.join('. ')}.`,
    ...changes.map(({ version, breaks, from, to }) => {
      const grade = breaks ? ` (${words[`changes.breaks.${breaks}`]})` : '';
      return `${words['reference.changedIn'].replace('{version}', version)}${grade}:\n\n${diff(from, to)}`;
    }),
  ].join('\n\n');
}

/** Two declarations as a `diff` block. Its lines begin with a sign, so none of them can end it. */
export function diff(from: string, to: string): string {
  const signed = (sign: string, lines: string) => lines.replace(/^/gm, `${sign} `);
  return `\`\`\`diff\n${signed('-', from)}\n${signed('+', to)}\n\`\`\``;
}

/**
 * Adds to the body of a symbol's page what is known of its members, below their headings.
 *
 * @param body - With the ids of its headings still there.
 */
export function withMemberHistories(
  body: string,
  members: readonly Pick<ReferenceMember, 'anchor' | 'history'>[],
  words: HistoryWords,
): string {
  const histories = new Map(members.map(({ anchor, history }) => [anchor, history]));
  return body.replace(/^#{2,3} .*\{#([^}]+)\}$/gm, (heading, id: string) => {
    const history = histories.get(id);
    return history ? `${heading}\n\n${historyMarkdown(history, words)}` : heading;
  });
}

/**
 * Releases and what they changed.
 *
 * @param releases - Newest first.
 * @param addressOf - The address of a page's Markdown, from its route without locale.
 */
export function releasesMarkdown(
  releases: readonly ReferenceRelease[],
  words: HistoryWords,
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
  { name, breaks, from, to, slug }: ReferenceReleaseChange,
  words: HistoryWords,
  addressOf: (slug: string) => string,
): string {
  const code = `\`${readHistoryName(name).label}\``;
  const linked = slug === null ? code : `[${code}](${addressOf(slug)})`;
  const grade = breaks === null ? '' : ` (${words[`changes.breaks.${breaks}`]})`;
  const declarations = from === null || to === null ? '' : `\n\n${diff(from, to).replace(/^/gm, '  ')}\n`;
  return `- ${linked}${grade}${declarations}`;
}
