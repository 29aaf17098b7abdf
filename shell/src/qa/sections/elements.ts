/** Creates an element with these properties and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The content of a table cell. */
export type Cell = Node | string;

/** Creates a table, or a sentence when there are no rows. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  none = 'None.',
): HTMLElement {
  if (rows.length === 0) return element('p', {}, none);
  const cells = (row: readonly Cell[]) => element('tr', {}, ...row.map((cell) => element('td', {}, cell)));
  const head = element('tr', {}, ...heads.map((text) => element('th', { scope: 'col' }, text)));
  return element(
    'table',
    {},
    ...(heads.length > 0 ? [element('thead', {}, head)] : []),
    element('tbody', {}, ...rows.map(cells)),
  );
}

/** Creates a button. `name` identifies it, so that the focus returns to it after a new rendering. */
export function button(text: string, name: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, text);
  made.dataset.name = name;
  made.addEventListener('click', press);
  return made;
}
