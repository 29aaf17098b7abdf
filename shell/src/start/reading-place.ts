const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Records the visitor's place in `area`: the focused element and the open details. Returns a function that restores
 * it in `into`, the same content rendered again. Elements match by their id, or else by position if both contain as
 * many of a kind. An element that has received the focus meanwhile keeps it.
 */
export function rememberPlace(area: HTMLElement): (into: HTMLElement) => void {
  const focused = document.activeElement;
  const focusable = [...area.querySelectorAll(FOCUSABLE)];
  const place = focused ? focusable.indexOf(focused) : -1;
  const selection = focused && selectionOf(focused);
  const open = detailsIn(area).map((details) => details.open);
  return (into) => {
    const details = detailsIn(into);
    if (details.length === open.length)
      for (const [index, each] of details.entries()) each.open = open[index] ?? false;
    if (place < 0 || !isLost(focused)) return;
    const now = [...into.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const inPlace = now.length === focusable.length ? now[place] : undefined;
    const target = now.find(({ id }) => id !== '' && id === focused?.id) ?? inPlace;
    target?.focus({ preventScroll: true });
    if (target && selection && isText(target)) target.setSelectionRange(...selection);
  };
}

/** Returns true while the focus is where it was, or where the browser puts it when that element is removed. */
function isLost(focused: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === focused;
}

function detailsIn(area: HTMLElement): HTMLDetailsElement[] {
  return [...area.querySelectorAll('details')];
}

function selectionOf(element: Element): [number, number] | undefined {
  if (!isText(element)) return undefined;
  const { selectionStart, selectionEnd } = element;
  // Fields for an email or a number have no selection.
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
