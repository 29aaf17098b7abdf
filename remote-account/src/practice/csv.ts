/** Value of a table cell. */
export type Cell = string | number | null;

/**
 * Converts a table to CSV for spreadsheets: with a byte order mark, each text in quotes. A text that spreadsheets
 * would read as a formula gets an apostrophe in front (OWASP, CSV injection).
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
