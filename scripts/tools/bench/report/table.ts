/** Formats rows as columns as wide as their widest cell; the first column is left-aligned, numbers right. */
export function layOut(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd(),
  );
}

/** Formats bytes as kilobytes of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** Formats milliseconds without a fraction. */
export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
