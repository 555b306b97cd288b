/**
 * A table column with repeated values: each distinct value once, and an index into them for each
 * row.
 */
export interface PackedColumn<Value> {
  values: Value[];
  rows: number[];
}

/** Packs a column. Values are equal if their JSON is equal. */
export function packColumn<Value>(column: readonly Value[]): PackedColumn<Value> {
  const numbers = new Map<string, number>();
  const values: Value[] = [];
  const rows = column.map((value) => {
    const key = JSON.stringify(value);
    const number = numbers.get(key) ?? values.push(value) - 1;
    numbers.set(key, number);
    return number;
  });
  return { values, rows };
}

/** Reads the output from `packColumn`. */
export function unpackColumn<Value>({ values, rows }: PackedColumn<Value>): Value[] {
  return rows.map((number) => values[number] as Value);
}
