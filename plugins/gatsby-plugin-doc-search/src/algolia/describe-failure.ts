/**
 * Returns an error's message and that of its cause. The Algolia client throws plain objects, and
 * gatsby-plugin-algolia only says that it failed.
 */
export function describeFailure(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: unknown };
  const own = typeof message === 'string' && message !== '' ? message : String(error);
  return cause === undefined ? own : `${own}: ${describeFailure(cause)}`;
}
