import { createStore, type Observable } from 'shared-contracts/host';

/**
 * What the static section of a page is to its visitor:
 * - `ready`: the page is being hydrated as it is; the section is at hand should that fail
 * - `waiting`: shown, while its remote is being loaded; `slow` once that takes long or someone pressed in vain
 * - `failed`: shown, since nothing better came
 * - `ended`: the live page has taken its place
 */
export type StaticStatus = 'ready' | 'waiting' | 'slow' | 'failed' | 'ended';

/** The prerendered HTML of a page's section: it can be read whatever happens to the remote that owns it. */
export interface StaticSection extends Observable<StaticStatus> {
  /** The path of the page it was rendered for. */
  readonly path: string;
  /** The element that holds it now. */
  readonly element: () => HTMLElement;
  /** What it was when the frame was hydrated. */
  readonly getFirst: () => StaticStatus;
  /** Puts the content into `next`, an element that React made for it, or found. */
  readonly adopt: (next: HTMLElement | null) => void;
  /** The live page can't be had for now: shows the section instead, with a word about it. */
  readonly fail: () => void;
  /** Loading takes long, or an element without a function was pressed. */
  readonly slow: () => void;
  /** The live page stands right behind the section, which goes. */
  readonly giveWay: () => void;
  /** The page is alive: what was at hand for the case of a failure is no longer needed. */
  readonly release: () => void;
  /** It must not be read any more: its content is gone. */
  readonly drop: () => void;
}

/**
 * Creates the static section from the element that the page came with. `onEnd` is called right before the
 * section gives way to the element that holds the live page.
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

/** The element of a prerendered page that holds its section, if it is one. */
export function findSection(root: HTMLElement): HTMLElement | undefined {
  const main = root.querySelector('main');
  const only = main?.childElementCount === 1 ? main.firstElementChild : undefined;
  return only instanceof HTMLElement ? only : undefined;
}
