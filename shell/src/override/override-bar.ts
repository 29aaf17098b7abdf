import { overrideElements } from '@little-arches/contracts/formats/page';
import { addressWithout } from './keep-in-address';

/** The bar that the server wrote into a page with overrides. */
export interface OverrideBar {
  /** Shows the state of the overrides. */
  say(text: string): void;
  /** Shows why the page can't be shown. */
  fail(reason: string): void;
}

/** Keeps the bar on screen, restores it when something removes it, and lets it leave the shown page. */
export function showBar(): OverrideBar {
  const [bar, state, end] = [
    part(overrideElements.bar),
    part(overrideElements.state),
    part(overrideElements.end),
  ];
  const { body } = document;
  new MutationObserver(() => {
    if (bar.parentNode !== body) body.append(bar);
  }).observe(body, { childList: true });
  end.addEventListener('click', (event) => {
    event.preventDefault();
    window.location.assign(addressWithout(window.location.href));
  });
  return {
    say(text) {
      state.textContent = text;
    },
    fail(reason) {
      state.setAttribute('role', 'alert');
      state.textContent = `Nothing is shown: ${reason}`;
    },
  };
}

function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element)
    throw new Error(`The page has no element '${id}': its server is older or newer than the shell`);
  return element;
}
