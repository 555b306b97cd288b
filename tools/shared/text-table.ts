/**
 * Formats rows as a plain text table.
 *
 * @param rows - Cells by row, with the same number of columns.
 * @returns Lines with the first column aligned to the left and all others to the right.
 */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column))))
      .join('  '),
  );
}
