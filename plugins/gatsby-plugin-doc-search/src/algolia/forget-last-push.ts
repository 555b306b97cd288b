/**
 * Clears the last push record in gatsby-plugin-algolia, so that it reads the index instead. It
 * stores this record even if the push fails later, and the next push would then skip records that
 * never arrived.
 *
 * @param getCache - Gatsby's function `getCache`.
 * @param indexName - Index name.
 */
export async function forgetLastPush(
  getCache: (id: string) => { set: (key: string, value: unknown) => Promise<unknown> },
  indexName: string,
): Promise<void> {
  await getCache('gatsby-plugin-algolia').set(`algolia-objects-${indexName}`, {});
}
