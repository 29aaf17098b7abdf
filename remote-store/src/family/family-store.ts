import { isBackendError, type LineRecipient } from '@little-arches/contracts/backend';
import { createStore, type Host, type Observable } from '@little-arches/contracts/host';
import type { Child } from './fetch-family';
import type { Fit } from './fit';

/**
 * The signed-in person's children, the results of their scans, and the child of each cart line. Nothing is written
 * to the browser's storage: the data lasts as long as the page and the session.
 */
export interface Family {
  /** Id of the signed-in person; undefined without a session. */
  readonly userId?: string;
  /** Empty without children, and until they are loaded. */
  readonly children: readonly Child[];
  /** Newest finished scan by child id; null without one, undefined until it is loaded. */
  readonly fits: Readonly<Record<string, Fit | null>>;
  /** The id in the last `child/chosen`; null for no particular child, undefined before any choice. */
  readonly chosen?: string | null;
  /** Child id by cart line. */
  readonly lines: Readonly<Record<string, string>>;
}

/** Key of a cart line: a product in a size. */
interface Line {
  readonly id: string;
  readonly size?: number | undefined;
}

/** The fields of a cart that concern children. */
interface Cart {
  readonly id?: string;
  readonly items: readonly Line[];
}

/** A family without a known user. */
export const noFamily: Family = { children: [], fits: {}, lines: {} };

/** An observable family, with the actions that change it. */
export interface FamilyStore extends Observable<Family> {
  /** Chooses the child that the store is shown for. Products added next are for this child. */
  choose(childId: string | undefined): void;
  /** Sets the child that a line of a cart is for. */
  name(cart: Cart, line: Line, childId: string | undefined): void;
}

const stores = new WeakMap<Host['bus'], FamilyStore>();

/**
 * Returns the family store of this tab. There is one for each bus, because pages and panels have separate host
 * objects.
 */
export function familyStoreOf(host: Host): FamilyStore {
  const known = stores.get(host.bus);
  if (known) return known;
  const store = createFamilyStore(host);
  stores.set(host.bus, store);
  return store;
}

/**
 * Returns the child that the store is shown for: the chosen one, or the only one. With several children none is
 * picked automatically.
 */
export function childFor({ children, chosen }: Family): Child | undefined {
  if (chosen === undefined) return children.length === 1 ? children[0] : undefined;
  return children.find(({ id }) => id === chosen);
}

/** Returns the child that a line is for; undefined when none was set, or when the child no longer exists. */
export function childOf({ children, lines }: Family, cart: Cart, line: Line): Child | undefined {
  const id = lines[keyOf(cart, line)];
  return children.find((child) => child.id === id);
}

/** Returns the child of each cart line for the server; undefined when no children are known. */
export function recipientsOf(family: Family, cart: Cart): LineRecipient[] | undefined {
  if (family.children.length === 0) return undefined;
  return cart.items.flatMap((item) => {
    const child = childOf(family, cart, item);
    return child ? [{ id: item.id, size: item.size, childId: child.id }] : [];
  });
}

function keyOf({ id: cartId }: Cart, { id, size }: Line): string {
  return JSON.stringify([cartId, id, size]);
}

function createFamilyStore(host: Host): FamilyStore {
  let endChoice = () => {};
  const { get, set, subscribe } = createStore(noFamily, {
    report: host.reportError,
    whileObserved() {
      const unwatch = host.session.subscribe(follow);
      follow();
      return () => {
        unwatch();
        endChoice();
      };
    },
  });

  /** Clears the family of a person who signed out, and reads the family of a person who signed in. */
  function follow() {
    const session = host.session.get();
    const userId = session.status === 'authenticated' ? session.user.id : undefined;
    if (get().userId !== userId) set(userId ? { ...noFamily, userId } : noFamily);
    followChoice(userId !== undefined);
    if (userId) void read(userId);
  }

  /** Subscribes again for each session, because the bus clears the choice at sign-out without publishing an event. */
  function followChoice(isKnown: boolean) {
    endChoice();
    const { chosen: _, ...unchosen } = get();
    if (get().chosen !== undefined) set(unchosen);
    if (!isKnown) return;
    endChoice = host.bus.subscribe('child/chosen', ({ childId }) => {
      set({ ...get(), chosen: childId });
      readFit(childFor(get())?.id);
    });
  }

  /** Reads the family. A failed read counts as an empty family, so that buying can continue. */
  async function read(userId: string) {
    try {
      // Loaded only with a session, because it contains the parsers of whole scans.
      const { fetchChildren } = await import('./fetch-family');
      const children = await fetchChildren(host.backend);
      if (get().userId !== userId) return;
      set({ ...get(), children });
      // Reads the fits again, because a scan may have been added.
      for (const childId of new Set([childFor(get())?.id, ...Object.values(get().lines)]))
        if (childId) void keepFit(childId, userId);
    } catch (error) {
      if (!isBackendError(error)) host.reportError(error);
    }
  }

  function readFit(childId: string | undefined) {
    const { userId, fits } = get();
    if (childId && !(childId in fits)) void keepFit(childId, userId);
  }

  async function keepFit(childId: string, userId: string | undefined) {
    try {
      const { fetchFit } = await import('./fetch-family');
      const fit = await fetchFit(host.backend, childId);
      const known = get();
      if (known.userId === userId) set({ ...known, fits: { ...known.fits, [childId]: fit } });
    } catch (error) {
      if (!isBackendError(error)) host.reportError(error);
    }
  }

  return {
    get,
    subscribe,
    choose: (childId) => host.bus.publish('child/chosen', { childId: childId ?? null }),
    name(cart, line, childId) {
      const { [keyOf(cart, line)]: _, ...others } = get().lines;
      set({ ...get(), lines: childId ? { ...others, [keyOf(cart, line)]: childId } : others });
      readFit(childId);
    },
  };
}
