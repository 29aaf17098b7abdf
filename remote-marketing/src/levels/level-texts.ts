import type { Level } from 'shared-contracts/catalog';

/** What each level is for, in a parent's words. */
export const levelTexts: Readonly<Record<Level, { readonly forWhom: string; readonly does: string }>> = {
  '0': {
    forWhom: 'Feet that are doing well',
    does: 'Soft and flat. It cushions the step and leaves the arch free to work.',
  },
  '1': {
    forWhom: 'Arches that need a nudge',
    does: 'A low rise under the arch and a shallow cup round the heel.',
  },
  '2': {
    forWhom: 'Feet that tip inwards when tired',
    does: 'A firm, flexible shell under the arch and a deeper heel cup.',
  },
  '3': {
    forWhom: 'Arches that touch the floor',
    does: 'A high shell, a deep heel cup and a small wedge on the inner side.',
  },
};
