/**
 * Whether readers can say in the page footer if the page helped. Their browsers request
 * `FEEDBACK_PATH`, so the host must answer it with 204 and write an access log, as nginx does with
 * the built snippet. docs/operations.md has the command that counts the answers.
 */
export const asksForFeedback: boolean = false as boolean;
