/**
 * Runs in the page: returns the element that makes the page wider than its window, with its first words; null when
 * the page fits. The element is the first one that alone, without the other elements that pass the window's edge, is
 * still too wide. Others are stretched by it, pushed by it, or scroll in a container of their own.
 */
export function findOverflow(): string | null {
  const root = document.documentElement;
  const fits = () => root.scrollWidth <= root.clientWidth + 1;
  const rightOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(right, left + element.scrollWidth);
  };
  if (fits()) return null;
  const limit = root.clientWidth + 1;
  // Nothing of the frame around the page is hidden, because the shell restores it.
  const wide = [...document.querySelectorAll<HTMLElement | SVGElement>('main *')]
    .filter((element) => rightOf(element) > limit)
    .map((element) => ({ element, style: element.getAttribute('style') }));
  type Wide = (typeof wide)[number];
  const hide = ({ element }: Wide) => element.style.setProperty('display', 'none', 'important');
  const show = ({ element, style }: Wide) => {
    element.style.cssText = style ?? '';
    if (style === null) element.removeAttribute('style');
  };
  for (const one of wide) hide(one);
  const cause = wide.find(({ element: own }) => {
    const line = wide.filter(({ element }) => element.contains(own));
    for (const one of line) show(one);
    const isCause = !fits();
    for (const one of line) hide(one);
    return isCause;
  });
  for (const one of wide) show(one);
  const { element } = cause ?? wide.at(-1) ?? {};
  const text = element?.textContent?.trim().slice(0, 40);
  return `${element?.tagName.toLowerCase() ?? 'something'}${text ? ` “${text}”` : ''}`;
}
