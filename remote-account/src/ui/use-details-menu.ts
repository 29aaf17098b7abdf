import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Returns the props of a `<details>` menu that closes on Escape and on `events` outside of it; `events` must be a
 * constant of a module. A dialog opened by a menu item counts as inside: it closes itself and returns the focus to
 * that item. `data-menu` keeps the menu off paper (shell/src/frame/print.css).
 */
export function useDetailsMenu(events: readonly string[]) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = ({ target }: Event) => {
      const menu = ref.current;
      if (!menu?.open || !(target instanceof Element)) return;
      if (!menu.contains(target) && !target.closest('dialog')) menu.open = false;
    };
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, [events]);

  function onKeyDown({ key, target, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !menu.open || (target instanceof Element && target.closest('dialog'))) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }

  return { ref, onKeyDown, 'data-menu': '' };
}
