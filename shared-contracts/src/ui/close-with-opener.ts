/**
 * Calls `close` when another width of the window hides the opener of an open modal, because what replaces the opener
 * is below the modal and can't be reached. Returns the function that ends this. Browsers without the opener, as
 * Safari after a press, keep the modal open.
 */
export function closeWithOpener(opener: Element | null, close: () => void): () => void {
  if (!opener || !isDisplayed(opener)) return () => {};
  let width = window.innerWidth;
  function onResize() {
    // The keyboard of a phone changes the height only.
    if (width === window.innerWidth) return;
    width = window.innerWidth;
    if (opener?.isConnected && !isDisplayed(opener)) close();
  }
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

const isDisplayed = (element: Element) => element.getClientRects().length > 0;
