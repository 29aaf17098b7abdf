/**
 * Runs in a page: describes the focused element by id, name or text, and whether it begins inside the window and
 * below the header.
 */
export function focusInWindow(): { is: string; isSeen: boolean } {
  const element = document.activeElement;
  const { top = 0 } = element?.getBoundingClientRect() ?? {};
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    is: element?.id || element?.getAttribute('aria-label') || element?.textContent?.trim() || '',
    isSeen: top >= header && top < window.innerHeight - 24,
  };
}
