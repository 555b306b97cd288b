/** Additional routes for a doc. Their canonical link is the doc's main route. */
export const aliases: readonly { slug: string; docId: string }[] = [{ slug: '/api/docs/', docId: 'api' }];
