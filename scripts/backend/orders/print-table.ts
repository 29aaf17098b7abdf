import { escapeUnprintable } from '@little-arches/contracts/input';

/** Returns the lines of a terminal table: columns as wide as their widest cell, numbers aligned to the right. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows].map((row) => row.map((cell) => escapeUnprintable(cell)));
  const widths = head.map((_, column) => Math.max(...all.map((row) => [...(row[column] ?? '')].length)));
  const isAmount = head.map((_, column) =>
    rows.every((row) => /^[^\p{L}]*\d[\d.,]*$/u.test(row[column] ?? '')),
  );
  return all.map((row) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length));
        return isAmount[column] ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd(),
  );
}
