/** A table in Markdown; every column but the first is aligned to the right. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** A number, or a dash where there is none. */
export function fixed(value, digits = 0) {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
}

/** Bytes as kB of 1000. */
export function kb(bytes) {
  return bytes === undefined || bytes === null ? '–' : (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
}
