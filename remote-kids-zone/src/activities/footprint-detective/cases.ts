/** What was printed into the sand. */
export type PrintKind = 'foot' | 'paw' | 'web' | 'hoof' | 'run';

/** A trail, who may have left it, and how one can tell. */
export interface Case {
  readonly prints: PrintKind;
  /** What the picture shows, for who can't see it. */
  readonly shows: string;
  readonly answers: readonly string[];
  readonly right: string;
  readonly because: string;
}

export const cases: readonly Case[] = [
  {
    prints: 'foot',
    shows: 'Prints with five toes, a narrow middle and a round heel',
    answers: ['A duck', 'A child with bare feet', 'A horse'],
    right: 'A child with bare feet',
    because: 'Five toes, an arch, a heel: that is a foot like yours.',
  },
  {
    prints: 'web',
    shows: 'Prints with three long toes and skin between them',
    answers: ['A duck', 'A dog', 'A child with bare feet'],
    right: 'A duck',
    because: 'There is skin between its toes. It is a paddle!',
  },
  {
    prints: 'paw',
    shows: 'Round prints with one big pad and four small ones',
    answers: ['A horse', 'A duck', 'A dog'],
    right: 'A dog',
    because: 'Dogs walk on their toes, on four soft pads and a big one.',
  },
  {
    prints: 'hoof',
    shows: 'Prints like a half ring',
    answers: ['A dog', 'A horse', 'A child with bare feet'],
    right: 'A horse',
    because: 'A horse stands on one toe. Its hoof is a giant nail.',
  },
  {
    prints: 'run',
    shows: 'Prints of toes and the front of a foot, far apart and without heels',
    answers: ['A child who walks', 'A child who runs', 'A dog'],
    right: 'A child who runs',
    because: 'When you run, the steps get long, and the front of your foot digs in.',
  },
];
