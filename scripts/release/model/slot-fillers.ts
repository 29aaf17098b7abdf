import { type ComposedRemote, type Composition, slots as known } from '@little-arches/contracts/formats';

/** A slot of a page, and the remote that fills it. */
export interface FilledSlot {
  readonly slot: string;
  readonly filler: ComposedRemote;
}

/** Returns the remotes that fill one of these slots of a page. */
export function fillersOfPage(
  { remotes }: Pick<Composition, 'remotes'>,
  slots: readonly string[] = [],
): ComposedRemote[] {
  return remotes.filter(({ fills }) => fills?.some((slot) => slots.includes(slot)));
}

/** Returns the slots, of these, that are part of prerendered pages: those for everyone that a remote fills. */
export function prerenderedSlots(
  { remotes }: Pick<Composition, 'remotes'>,
  slots: readonly string[] = [],
): FilledSlot[] {
  const terms: Readonly<Record<string, { readonly access: string }>> = known;
  return slots.flatMap((slot) => {
    const filler = remotes.find(({ fills }) => fills?.includes(slot));
    return filler && terms[slot]?.access === 'anyone' ? { slot, filler } : [];
  });
}
