/**
 * Clears gatsby-plugin-algolia's record of its last push, so that the plugin reads the index
 * instead. The plugin keeps that record even if the push fails. The next push would then skip
 * records that never arrived.
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
