const MAX_CAUSES = 10;

/**
 * Returns the messages from an error and its causes, starting with the error itself.
 *
 * @param error - The thrown value. Circular causes are listed once.
 */
export function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let each = error;
    each !== undefined && each !== null && !seen.has(each) && messages.length < MAX_CAUSES;
    each = causeOf(each)
  ) {
    seen.add(each);
    messages.push(each instanceof Error ? each.message || each.name : String(each));
  }
  return messages;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
