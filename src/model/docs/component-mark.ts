/**
 * Returns the line that marks a component's place in a guide's plain Markdown. MDX has no HTML
 * comments, so no guide contains this line.
 *
 * @param at - Index in the guide's `components`.
 */
export const componentMark = (at: number | string): string => `<!-- component ${at} -->`;

/** Matches the marks in plain Markdown, with the index. */
export const COMPONENT_MARK = /^<!-- component (\d+) -->$/gm;
