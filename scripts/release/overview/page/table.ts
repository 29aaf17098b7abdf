import { momentOf } from '../status-of';
import { type Content, html, type Markup } from './markup';

/** A table of the page. */
interface TableParts {
  /** Id of the caption, unique in the page. */
  readonly id: string;
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly Content[])[];
  /** Columns with numbers. */
  readonly numbers?: readonly number[];
  /** Sentence instead of a table without rows. */
  readonly empty: string;
}

/** Renders a table that scrolls by itself where the window is narrow, also by keyboard. */
export function table({ id, caption, head, rows, numbers = [], empty }: TableParts): Markup {
  if (rows.length === 0) return html`<p>${empty}</p>`;
  const kind = (column: number) => numbers.includes(column) && html` class="number"`;
  const heads = head.map((cell, column) => html`<th scope="col"${kind(column)}>${cell}</th>`);
  const bodies = rows.map(([first, ...cells]) => [
    html`<tr><th scope="row">${first}</th>`,
    cells.map((cell, index) => html`<td${kind(index + 1)}>${cell}</td>`),
    html`</tr>\n`,
  ]);
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table>
<caption id="${id}">${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>${bodies}</tbody>
</table></div>`;
}

/** Renders a stored time (ISO 8601, UTC); nothing without one. */
export function time(at: string | undefined): Content {
  return at && html`<time datetime="${at}">${momentOf(at)}</time>`;
}

/** Renders a sentence about a part that can't be read. */
export function problem(sentence: string): Markup {
  return html`<p class="problem">${sentence}</p>`;
}
