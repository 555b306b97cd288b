/** A column of a table in which values repeat: each distinct value once, and which of them each row has. */
export interface PackedColumn<Value> {
  values: Value[];
  rows: number[];
}

/** Packs a column. Values are the same if their JSON is. */
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

/** Reads what `packColumn` wrote. */
export function unpackColumn<Value>({ values, rows }: PackedColumn<Value>): Value[] {
  return rows.map((number) => values[number] as Value);
}
