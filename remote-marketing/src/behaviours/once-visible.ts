/**
 * Calls `seen` once, when `element` is within `margin` pixels of the window. Returns the function that stops
 * watching. Without IntersectionObserver it never calls `seen`, and the page stays as prerendered.
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
