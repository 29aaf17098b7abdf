import type { PublishedSlot, PublishedSlots } from '../model/published-version';
import { shapeRules } from '../uses/event-shapes';
import type { StatedRemote } from './read-definition';

/** The closed list of slots of any copy of the contract. */
export type SlotDefinitions = Readonly<
  Record<
    string,
    { readonly props: { readonly entries: Readonly<Record<string, { readonly type: string }>> } }
  >
>;

/** Returns the import path of a slot in a remote's table. */
export function slotRequest(slot: string): string {
  return `./slots/${slot}/slot`;
}

/**
 * Returns the slots of a remote as they are published: those that its pages show and those that it fills, each with
 * the rules of its props in the remote's own contract. `filesOf` returns the browser's files of a filled slot.
 */
export function publishedSlots(
  { pages, slots = [] }: Pick<StatedRemote, 'pages' | 'slots'>,
  known: SlotDefinitions,
  filesOf: (slot: string) => string[],
): PublishedSlots | undefined {
  const shown = new Set(Object.values(pages).flatMap((page) => page.slots ?? []));
  if (shown.size === 0 && slots.length === 0) return undefined;
  const termsOf = (slot: string): PublishedSlot => {
    const terms = known[slot];
    return terms ? { props: shapeRules(terms.props.entries) } : {};
  };
  return {
    shows: Object.fromEntries([...shown].sort().map((slot) => [slot, termsOf(slot)])),
    fills: Object.fromEntries(slots.map((slot) => [slot, { ...termsOf(slot), files: filesOf(slot) }])),
  };
}
