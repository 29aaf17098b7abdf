const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Records the visitor's place in `area`: the focused element and the open details. Returns a function that restores
 * it in `into`, the same content rendered again. Elements match by position, if both contain as many of a kind.
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
    const now = [...into.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const target = now.length === focusable.length ? now[place] : undefined;
    target?.focus({ preventScroll: true });
    if (target && selection && isText(target)) target.setSelectionRange(...selection);
  };
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
