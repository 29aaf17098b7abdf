import { isBackendError } from 'shared-contracts/backend';
import type { LineRecipient } from 'shared-contracts/functions/set-delivery';
import type { Host } from 'shared-contracts/host';
import { createStore, type Observable } from 'shared-contracts/store';
import type { Child } from './fetch-family';
import type { Fit } from './fit';

/**
 * The signed-in person's children, what their scans say, and whom lines of the cart are for. Children are never written
 * to the browser's storage: this lives as long as the tab and the session.
 */
export interface Family {
  /** Whose family it is; undefined while nobody is signed in. */
  readonly userId?: string;
  /** Empty where there are none, and until they are read. */
  readonly children: readonly Child[];
  /** By a child's id: its newest finished scan, null where it has none; absent until that is read. */
  readonly fits: Readonly<Record<string, Fit | null>>;
  /** The child that was chosen by hand, null for nobody in particular; undefined while nothing was chosen. */
  readonly chosen?: string | null;
  /** By line of a cart: the child it is for. */
  readonly lines: Readonly<Record<string, string>>;
}

/** What tells a line of a cart from the others: a product in a size. */
interface Line {
  readonly id: string;
  readonly size?: number | undefined;
}

/** A cart as far as children matter. */
interface Cart {
  readonly id?: string;
  readonly items: readonly Line[];
}

/** Nobody is known. */
export const noFamily: Family = { children: [], fits: {}, lines: {} };

/** A family that pages observe, and what they change of it. */
export interface FamilyStore extends Observable<Family> {
  /** Says whom what is added next is for. */
  choose(childId: string | undefined): void;
  /** Says whom a line of a cart is for. */
  name(cart: Cart, line: Line, childId: string | undefined): void;
}

const stores = new WeakMap<Host['bus'], FamilyStore>();

/** The family of this tab. One for each bus, because pages and panels get a host object of their own. */
export function familyStoreOf(host: Host): FamilyStore {
  const known = stores.get(host.bus);
  if (known) return known;
  const store = createFamilyStore(host);
  stores.set(host.bus, store);
  return store;
}

/**
 * The child that what is added next is for: the chosen one; before somebody chose, the one with the newest scan that
 * suggests this level, or with the newest of all.
 */
export function childFor({ children, fits, chosen }: Family, level?: Fit['level']): Child | undefined {
  if (chosen !== undefined) return children.find(({ id }) => id === chosen);
  const takenAt = ({ id }: Child) => Date.parse(fits[id]?.takenAt ?? '');
  const scanned = children.filter(({ id }) => fits[id]).sort((one, other) => takenAt(other) - takenAt(one));
  return scanned.find(({ id }) => fits[id]?.level === level) ?? scanned[0];
}

/** The child that a line is for, if one was named who is still there. */
export function childOf({ children, lines }: Family, cart: Cart, line: Line): Child | undefined {
  const id = lines[keyOf(cart, line)];
  return children.find((child) => child.id === id);
}

/** The lines of a cart that are for a child, as the server is told of them; undefined where no children are known. */
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
  const { get, set, subscribe } = createStore(noFamily, {
    report: host.reportError,
    whileObserved() {
      const unwatch = host.session.subscribe(follow);
      follow();
      return unwatch;
    },
  });

  /** Forgets whoever is not signed in any more, and reads the family of who is. */
  function follow() {
    const session = host.session.get();
    const userId = session.status === 'authenticated' ? session.user.id : undefined;
    if (get().userId !== userId) set(userId ? { ...noFamily, userId } : noFamily);
    if (userId) void read(userId);
  }

  /** Buying goes on without: a family that can't be read is none. */
  async function read(userId: string) {
    try {
      // Loaded for who is signed in only: it brings the parsers of whole scans.
      const { fetchChildren, fetchFits } = await import('./fetch-family');
      const [children, newest] = await Promise.all([fetchChildren(host.backend), fetchFits(host.backend)]);
      const known = get();
      if (known.userId !== userId) return;
      set({ ...known, children, fits: { ...known.fits, ...Object.fromEntries(newest) } });
      readFit(known.chosen);
    } catch (error) {
      if (!isBackendError(error)) host.reportError(error);
    }
  }

  function readFit(childId: string | null | undefined) {
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
    choose(childId) {
      set({ ...get(), chosen: childId ?? null });
      readFit(childId);
    },
    name(cart, line, childId) {
      const { [keyOf(cart, line)]: _, ...others } = get().lines;
      set({ ...get(), lines: childId ? { ...others, [keyOf(cart, line)]: childId } : others });
      readFit(childId);
    },
  };
}
