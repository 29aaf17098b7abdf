import type { Level } from '@little-arches/contracts/values';

/** Description of a level for parents. */
interface LevelText {
  readonly forWhom: string;
  readonly does: string;
  /** What the drawing shows of the arch and of the insole under it. */
  readonly arch: string;
}

/** Description of each level. */
export const levelTexts: Readonly<Record<Level, LevelText>> = {
  '0': {
    forWhom: 'Feet that are doing well',
    does: 'Soft and flat. It cushions the step and leaves the arch free to work.',
    arch: 'The arch stands by itself. The insole doesn’t touch it.',
  },
  '1': {
    forWhom: 'Arches that stand a little low',
    does: 'A low rise under the arch and a shallow cup round the heel.',
    arch: 'The arch stands a little lower. The rise may carry a small part of the load.',
  },
  '2': {
    forWhom: 'Feet that tip inwards when tired',
    does: 'A firm, flexible shell under the arch and a deeper heel cup.',
    arch: 'The arch stands low. The shell rises to it and may carry a part of the load.',
  },
  '3': {
    forWhom: 'Arches that touch the floor',
    does: 'A high shell, a deep heel cup and a small wedge on the inner side.',
    arch: 'The arch is almost flat, and the shell is at its highest. Talk to a pediatric professional first.',
  },
};
