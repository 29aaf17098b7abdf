import { focusOn, revealFragment, whenThere } from '@little-arches/contracts/ui';
import type { LeftPlace } from './scroll-places';

/** The place within the page to which a navigation leads. */
export interface Arrival {
  /** Whether the page differs from the previous one. */
  readonly isNew: boolean;
  /** Whether the address only lost its fragment. */
  readonly leavesFragment: boolean;
  readonly hash: string;
  /** The place where the page was left, for Back and Forward. */
  readonly place: LeftPlace | undefined;
}

/** Moves window and focus to the target of a navigation. Returns the function that ends waiting for it. */
export function arrive({ isNew, leavesFragment, hash, place }: Arrival): (() => void) | undefined {
  if (place) return returnTo(place, isNew);
  const toTop = () => {
    if (!isNew && !leavesFragment) return;
    focusPage();
    window.scrollTo(0, 0);
  };
  if (hash) return revealFragment(hash, toTop);
  toTop();
  return undefined;
}

/** Focuses the control that led away, so that Back and the next key continue from there. */
function returnTo({ find, top, isAtControl }: LeftPlace, isNew: boolean): () => void {
  const toHeading = () => {
    if (isNew) focusPage();
    window.scrollTo(0, top);
  };
  return whenThere(
    find,
    (control) => {
      if (!focusOn(control)) return toHeading();
      window.scrollTo(0, top);
      // The page may be shorter or longer than when it was left.
      if (isAtControl && !isInWindow(control)) control.scrollIntoView({ block: 'center' });
    },
    toHeading,
  );
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Focuses the heading of the page, or the content of a page without a heading. */
function focusPage(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  if (target) focusOn(target);
}
