/** The shape of a footprint in the sand. */
export type PrintKind = 'paw' | 'web' | 'hoof' | 'run';

/** A possible owner of a footprint; with `arch` the foot is drawn. */
export interface Suspect {
  readonly name: string;
  /** Height of the arch above the floor, in millimetres. */
  readonly arch?: number;
}

interface AnyCase {
  /** Text alternative of the picture. */
  readonly shows: string;
  readonly answers: readonly Suspect[];
  readonly right: string;
  readonly hint: string;
  /** The visible evidence for the answer. */
  readonly because: string;
}

/** A wet footprint, and feet with different arches, one of which made it. */
interface ArchCase extends AnyCase {
  readonly kind: 'arch';
  /** Height of the arch that made the footprint, in millimetres. */
  readonly arch: number;
}

interface TrailCase extends AnyCase {
  readonly kind: 'trail';
  readonly prints: PrintKind;
}

export type Case = ArchCase | TrailCase;

const low = { name: 'Low arch', arch: 3 };
const middle = { name: 'Middle arch', arch: 16 };
const high = { name: 'High arch', arch: 30 };

/** The feet to choose from, all of the same length. */
export const archedFeet = [low, middle, high] as const;

/**
 * Returns the footprint of a foot 180 mm long with this arch height: the higher the arch, the narrower its middle
 * third.
 */
export function printUnder(arch: number) {
  return { length_mm: 180, width_mm: 70, arch_index: 0.34 - arch * 0.007 };
}

const trail = (
  prints: PrintKind,
  names: readonly string[],
  more: Omit<AnyCase, 'answers' | 'hint'>,
): Case => ({
  kind: 'trail',
  prints,
  answers: names.map((name) => ({ name })),
  hint: 'Hm, look again. Count the toes.',
  ...more,
});

const arch = (
  made: (typeof archedFeet)[number],
  answers: readonly Suspect[],
  shows: string,
  because: string,
): Case => ({
  kind: 'arch',
  arch: made.arch,
  right: made.name,
  answers,
  hint: 'Hm, look again. How wide is the middle of the print?',
  shows,
  because,
});

export const cases: readonly Case[] = [
  arch(
    middle,
    [low, high, middle],
    'A wet print with a narrow bridge between its front and its heel',
    'Yes! The bridge is narrow, because the arch lifts a part of the middle.',
  ),
  arch(
    low,
    [high, low, middle],
    'A wet print with a middle that is almost as wide as its front',
    'Yes! Nearly all of this foot touches the floor. Its arch is low.',
  ),
  arch(
    high,
    [high, middle, low],
    'A wet print with a middle that is as thin as a string',
    'Yes! Hardly any of the middle gets wet. This arch stands up high.',
  ),
  trail('web', ['A duck', 'A dog', 'A child with bare feet'], {
    shows: 'Prints with three long toes and skin between them',
    right: 'A duck',
    because: 'There is skin between its toes. It is a paddle!',
  }),
  trail('paw', ['A horse', 'A duck', 'A dog'], {
    shows: 'Round prints with one big pad and four small ones',
    right: 'A dog',
    because: 'Dogs walk on their toes, on four soft pads and a big one.',
  }),
  trail('hoof', ['A dog', 'A horse', 'A child with bare feet'], {
    shows: 'Prints like a half ring',
    right: 'A horse',
    because: 'A horse stands on one toe. Its hoof is a giant nail.',
  }),
  {
    ...trail('run', ['A child who walks', 'A child who runs', 'A dog'], {
      shows: 'Prints of toes and the front of a foot, far apart and without heels',
      right: 'A child who runs',
      because: 'When you run, the steps get long, and the front of your foot digs in.',
    }),
    hint: 'Hm, look again. Where are the heels?',
  },
];
