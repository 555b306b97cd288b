/** Formats a Markdown table. All columns except the first are right-aligned. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** Formats a number, or a dash if it is missing. */
export function fixed(value, digits = 0) {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
}

/** Converts bytes to kB (1000 bytes). */
export function kb(bytes) {
  return bytes === undefined || bytes === null ? '–' : (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
}
