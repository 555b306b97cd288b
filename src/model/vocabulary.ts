/**
 * The boxes beside the flow of a text: `:::note`, and `> [!NOTE]` as GitHub writes it (null where GitHub has none). The tone names the
 * color, `--color-<tone>` of `src/styles/tokens.css`. The title of a box is the message `admonition.<name>`.
 */
export const ADMONITIONS = {
  note: { github: 'NOTE', tone: 'note' },
  tip: { github: 'TIP', tone: 'tip' },
  info: { github: 'IMPORTANT', tone: 'info' },
  warning: { github: 'WARNING', tone: 'warning' },
  danger: { github: 'CAUTION', tone: 'danger' },
} as const satisfies Record<string, { github: string | null; tone: Tone }>;

/** What a box or a badge says by its color, beside its words. */
type Tone = (typeof TONES)[number];
export const TONES = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type Admonition = keyof typeof ADMONITIONS;

/** Whether a directive is an admonition. */
export function isAdmonition(name: string): name is Admonition {
  return Object.hasOwn(ADMONITIONS, name);
}

/** The admonition GitHub calls `[!NOTE]`, or undefined, also for keys of `Object.prototype` such as `constructor`. */
export function admonitionOfGithub(alert: string): Admonition | undefined {
  return Object.keys(ADMONITIONS)
    .filter(isAdmonition)
    .find((name) => ADMONITIONS[name].github === alert);
}

/** What GitHub calls the admonitions it has. */
export const GITHUB_ALERTS: readonly string[] = Object.values<{ github: string | null }>(ADMONITIONS).flatMap(
  ({ github }) => github ?? [],
);
