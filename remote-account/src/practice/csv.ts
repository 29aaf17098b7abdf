/** A value of a table's cell. */
export type Cell = string | number | null;

/**
 * A table as CSV that spreadsheets open: with a byte order mark, each text in quotes. A text that a spreadsheet would
 * take for a formula begins with an apostrophe (OWASP, CSV injection).
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^\s*[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
