/**
 * Returns the line that marks a component's place in a guide's plain Markdown. MDX has no HTML
 * comments, so no guide contains this line.
 *
 * @param name - Component name, such as `ColorTokens`.
 */
export const componentMark = (name: string): string => `<!-- ${name} -->`;
