import type { ComposedRemote } from '@little-arches/contracts/formats';
import type { SlotUse } from '@little-arches/contracts/host';
import type { LoadedRemote } from '../federation/load-remotes';
import { settled } from '../navigation/settled';
import { fillSlot, type HostFor, type SlotReader, slotKey } from './slots';

/** The slots of one prerendered page, and the data that the browser needs to hydrate them. */
export interface PrerenderedSlots extends SlotReader {
  readonly data: Record<string, unknown>;
}

/**
 * Creates the slots of a page in Node. What a filler throws reaches the page's renderer. Slots other than `only`
 * stay empty.
 */
export function createPrerenderedSlots(
  remotes: readonly ComposedRemote[],
  load: (remote: ComposedRemote) => Promise<LoadedRemote>,
  hostFor: HostFor,
  only?: readonly string[],
): PrerenderedSlots {
  const data: Record<string, unknown> = {};
  const fillerOf = ({ name }: SlotUse) =>
    only && !only.includes(name) ? undefined : remotes.find(({ fills }) => fills?.includes(name));
  return {
    data,
    // Nothing is pressed in Node.
    shown() {},
    isPrerendered: (use) => fillerOf(use) !== undefined,
    async read(use) {
      const remote = fillerOf(use);
      if (!remote) return undefined;
      const loaded = await load(remote);
      // As the browser will read it from the page.
      const filled = await fillSlot(use, loaded, hostFor(loaded), async (read) =>
        asStored(await settled(read(use.props))),
      );
      data[slotKey(use)] = filled.data;
      return filled;
    },
  };
}

function asStored(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
