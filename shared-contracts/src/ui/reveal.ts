/** Milliseconds to wait for the target of an address. */
const PATIENCE = 5000;

/** Events of a person's own actions, after which the page no longer moves by itself. */
const ACTS = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * Shows an element to its reader: opens the details that hide it, focuses it (for details, their summary) and
 * scrolls it into the window. All code that moves the window to a part of a page uses this function, so that the
 * focus moves too.
 */
export function reveal(element: HTMLElement): void {
  const isDetails = element instanceof HTMLDetailsElement;
  if (isDetails) element.open = true;
  focusOn((isDetails && element.querySelector('summary')) || element);
  element.scrollIntoView();
}

/**
 * Reveals the element that a fragment names. If the page's data is still loading, calls `meanwhile` and waits,
 * until the person acts. Returns the function that ends the wait.
 */
export function revealFragment(hash: string, meanwhile: () => void = () => {}): () => void {
  const id = decodeFragment(hash);
  return whenThere(() => document.getElementById(id), reveal, meanwhile);
}

/** Reveals the element that `find` returns, as `revealFragment` does for an element with an id. */
export function whenThere(
  find: () => HTMLElement | null | undefined,
  show: (element: HTMLElement) => void,
  meanwhile: () => void,
): () => void {
  const found = find();
  if (found) {
    show(found);
    return () => {};
  }
  meanwhile();
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    end();
    show(late);
  });
  const timer = setTimeout(end, PATIENCE);
  for (const act of ACTS) window.addEventListener(act, end, { capture: true, passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  function end() {
    clearTimeout(timer);
    observer.disconnect();
    for (const act of ACTS) window.removeEventListener(act, end, { capture: true });
  }
  return end;
}

/**
 * Focuses an element and opens the details that hide it, without scrolling. An element that can't take the focus
 * becomes focusable until it loses it. Returns false when it doesn't have the focus, because hidden elements can't
 * have it.
 */
export function focusOn(element: HTMLElement): boolean {
  openAround(element);
  const hasFocus = () => document.activeElement === element;
  element.focus({ preventScroll: true });
  if (hasFocus() || element.hasAttribute('tabindex')) return hasFocus();
  element.tabIndex = -1;
  const takeBack = () => element.removeAttribute('tabindex');
  element.addEventListener('blur', takeBack, { once: true });
  element.focus({ preventScroll: true });
  if (!hasFocus()) takeBack();
  return hasFocus();
}

function openAround(element: HTMLElement): void {
  let details = element.parentElement?.closest('details');
  while (details) {
    // A summary is visible while its details are closed.
    if (!details.querySelector('summary')?.contains(element)) details.open = true;
    details = details.parentElement?.closest('details');
  }
}

/** Decodes a fragment. A typed one may contain broken escapes and then names nothing. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
