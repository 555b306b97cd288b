/** Routes that show a doc whose own route is another one; their canonical link leads there. */
export const aliases: readonly { slug: string; docId: string }[] = [{ slug: '/api/docs/', docId: 'api' }];
