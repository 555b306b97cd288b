/**
 * Whether the page footer asks readers if the page helped. Their browsers request `FEEDBACK_PATH`. The
 * host must return 204 there and write an access log, as nginx does with the built snippet.
 * docs/operations.md has a command that counts the votes.
 */
export const asksForFeedback: boolean = false as boolean;
