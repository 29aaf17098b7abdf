/**
 * Calls `seen` once, as soon as `element` is within `margin` pixels of the window. Returns the function that
 * ends the watch. Without IntersectionObserver nothing is ever seen, and the page stays as it was sent.
 */
export function onceVisible(element: Element, seen: () => void, margin = 0): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
