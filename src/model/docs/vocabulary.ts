/**
 * Admonitions: `:::note`, and `> [!NOTE]` in GitHub syntax (null if GitHub has no such type). The
 * tone sets the color, `--color-<tone>` in `src/styles/tokens.css`. The title is the message
 * `admonition.<name>`.
 */
export const ADMONITIONS = {
  note: { github: 'NOTE', tone: 'note' },
  tip: { github: 'TIP', tone: 'tip' },
  info: { github: 'IMPORTANT', tone: 'info' },
  warning: { github: 'WARNING', tone: 'warning' },
  danger: { github: 'CAUTION', tone: 'danger' },
} as const satisfies Record<string, { github: string | null; tone: Tone }>;

/** Meaning of an admonition's or badge's color. */
type Tone = (typeof TONES)[number];
export const TONES = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type Admonition = keyof typeof ADMONITIONS;

/** Checks whether a directive is an admonition. */
export function isAdmonition(name: string): name is Admonition {
  return Object.hasOwn(ADMONITIONS, name);
}

/**
 * Returns the admonition for GitHub's `[!NOTE]`, or undefined. Keys of `Object.prototype` such as
 * `constructor` don't match.
 */
export function admonitionOfGithub(alert: string): Admonition | undefined {
  return Object.keys(ADMONITIONS)
    .filter(isAdmonition)
    .find((name) => ADMONITIONS[name].github === alert);
}

/** GitHub's names for admonitions. */
export const GITHUB_ALERTS: readonly string[] = Object.values<{ github: string | null }>(ADMONITIONS).flatMap(
  ({ github }) => github ?? [],
);
