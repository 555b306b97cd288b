const LONGEST_CHAIN = 10;

/**
 * The messages of an error and of the errors that caused it, the outermost first.
 *
 * @param error - Anything that was thrown. A cycle is listed once.
 */
export function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let each = error;
    each !== undefined && each !== null && !seen.has(each) && messages.length < LONGEST_CHAIN;
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
