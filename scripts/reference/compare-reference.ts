/** By package: the symbols the toolkit exports, as `classes/Page`. */
export type ExpectedSymbols = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Compares the symbols that are owed with the pages that are there.
 *
 * @param expected - The table of positions, `toolkit/sources.json`.
 * @param pages - By locale: places such as `typeorm/src/classes/Page`, of symbols alone.
 * @returns One sentence for each page that is missing or should not be there; empty when all is right.
 */
export function compareReference(
  expected: ExpectedSymbols,
  pages: Readonly<Record<string, readonly string[]>>,
): string[] {
  const owed = new Set(
    Object.entries(expected).flatMap(([packageName, symbols]) =>
      Object.keys(symbols).map((symbol) => `${packageName}/src/${symbol}`),
    ),
  );
  return Object.entries(pages).flatMap(([locale, places]) => {
    const found = new Set(places);
    return [
      ...[...owed]
        .filter((place) => !found.has(place))
        .map((place) => `${locale}: ${place} is exported by the toolkit and has no page.`),
      ...[...found]
        .filter((place) => !owed.has(place))
        .map((place) => `${locale}: ${place} has a page, but the toolkit does not export it.`),
    ];
  });
}
