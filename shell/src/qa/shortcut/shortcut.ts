/** Calls `press` on each Alt+Shift+Q, which is Option+Shift+Q on a Mac. Returns the function that ends this. */
export function onShortcut(press: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    // By the key's position: with Option held, a Mac reports another letter.
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyQ') return;
    event.preventDefault();
    press();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}
