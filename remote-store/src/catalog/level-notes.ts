import type { Level } from '@little-arches/contracts/values';

/** The purpose of a level and of its insoles, in plain words. */
export interface LevelNote {
  readonly audience: string;
  readonly effect: string;
}

/** The note of each level. */
export const levelNotes: Readonly<Record<Level, LevelNote>> = {
  '0': {
    audience: 'For feet that are doing well.',
    effect: 'Soft and flat: comfort for hard floors, no correction.',
  },
  '1': {
    audience: 'For arches that need a small nudge.',
    effect: 'A low rise under the arch and a shallow heel cup may steady each step.',
  },
  '2': {
    audience: 'For feet that tip inwards when they get tired.',
    effect: 'A firm but flexible shell may carry a part of the load, a deeper heel cup may steady the ankle.',
  },
  '3': {
    audience: 'For arches that touch the floor with every step.',
    effect:
      'A high shell, a deep heel cup and a wedge may help the foot to stand upright. Choose it with a professional.',
  },
};
