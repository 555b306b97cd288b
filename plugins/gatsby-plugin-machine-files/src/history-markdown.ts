import type { Messages } from '../../../src/locales/messages';
import type { ReferenceMember } from '../../../src/model/doc';
import type { NameHistory } from '../../../src/model/history';

/** Since when there is a symbol or a member, and a `diff` block for each of its changes, newest first. */
export function historyMarkdown(
  { since, deprecatedSince, changes }: NameHistory,
  words: Messages<'reference'>,
): string {
  const facts = [
    words.since.replace('{version}', since),
    ...(deprecatedSince === null ? [] : [words.deprecatedSince.replace('{version}', deprecatedSince)]),
  ];
  return [
    `${facts.join('. ')}.`,
    ...changes.map(({ version, breaks, from, to }) => {
      const grade = breaks ? ` (${words[`breaks.${breaks}`]})` : '';
      return `${words.changedIn.replace('{version}', version)}${grade}:\n\n${diff(from, to)}`;
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
  words: Messages<'reference'>,
): string {
  const histories = new Map(members.map(({ anchor, history }) => [anchor, history]));
  return body.replace(/^#{2,3} .*\{#([^}]+)\}$/gm, (heading, id: string) => {
    const history = histories.get(id);
    return history ? `${heading}\n\n${historyMarkdown(history, words)}` : heading;
  });
}
