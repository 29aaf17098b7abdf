import { createStore, type Observable } from '@little-arches/contracts/host';

/**
 * The status of a page's static section:
 * - `ready`: the page is being hydrated; the section is shown if that fails
 * - `waiting`: shown while its remote loads; `slow` when that takes long or a press had no effect
 * - `failed`: shown because the live page could not be loaded
 * - `ended`: replaced by the live page
 */
export type StaticStatus = 'ready' | 'waiting' | 'slow' | 'failed' | 'ended';

/** The prerendered HTML of a page's section, which can be read whatever happens to the remote that owns it. */
export interface StaticSection extends Observable<StaticStatus> {
  /** The path of the page it was rendered for. */
  readonly path: string;
  /** Returns the element that contains it now. */
  readonly element: () => HTMLElement;
  /** Returns the status at the time the frame was hydrated. */
  readonly getFirst: () => StaticStatus;
  /** Moves the content into `next`, an element that React rendered for it, or found. */
  readonly adopt: (next: HTMLElement | null) => void;
  /** The live page can't be loaded for now: shows the section instead, with a message. */
  readonly fail: () => void;
  /** Called when loading takes long, or an element without a function was pressed. */
  readonly slow: () => void;
  /** Removes the section, because the live page is right behind it. */
  readonly giveWay: () => void;
  /** The page is interactive: the section, kept in case of a failure, is no longer needed. */
  readonly release: () => void;
  /** Ends the section, because its content is gone. */
  readonly drop: () => void;
}

/**
 * Creates the static section from the element in the loaded page. `onEnd` is called right before the element with
 * the live page replaces the section.
 */
export function createStaticSection(
  path: string,
  found: HTMLElement,
  first: 'ready' | 'waiting',
  onEnd: (live: HTMLElement) => void = () => {},
): StaticSection {
  const { get, set, subscribe } = createStore<StaticStatus>(first);
  let element = found;
  function become(next: StaticStatus) {
    if (get() !== 'ended') set(next);
  }

  return {
    path,
    element: () => element,
    get,
    subscribe,
    getFirst: () => first,
    adopt(next) {
      if (!next || next === element) return;
      for (const { name, value } of element.attributes) next.setAttribute(name, value);
      next.replaceChildren(...element.childNodes);
      element = next;
    },
    fail: () => become('failed'),
    slow() {
      if (get() === 'waiting') become('slow');
    },
    giveWay() {
      if (get() === 'ready' || get() === 'ended') return;
      const live = element.nextElementSibling;
      if (element.isConnected && live instanceof HTMLElement) onEnd(live);
      become('ended');
    },
    release() {
      if (get() === 'ready') become('ended');
    },
    drop: () => become('ended'),
  };
}

/** Returns the element of a prerendered page that contains its section, if there is exactly one. */
export function findSection(root: HTMLElement): HTMLElement | undefined {
  const main = root.querySelector('main');
  const only = main?.childElementCount === 1 ? main.firstElementChild : undefined;
  return only instanceof HTMLElement ? only : undefined;
}
