export interface Shoe {
  readonly name: string;
  /** Pattern of its rim, visible in every colour scheme and to colour-blind eyes. */
  readonly rim: 'plain' | 'dotted' | 'striped';
  /** Length inside, in millimetres. */
  readonly inside: number;
}

/** A foot and the shoes to try on it. */
export interface Round {
  /** Length of the foot, in millimetres. */
  readonly foot: number;
  readonly shoes: readonly Shoe[];
}

export type Fit = 'short' | 'fits' | 'long';

/** Toe room in millimetres: a thumb is about twelve wide, and more than the maximum makes a child stumble. */
const ROOM = { least: 12, most: 20 };

/** Returns how a foot of that length fits into a shoe. */
export function judgeShoe(foot: number, { inside }: Shoe): Fit {
  const room = inside - foot;
  if (room < ROOM.least) return 'short';
  return room > ROOM.most ? 'long' : 'fits';
}

/** The message to the child for each fit. */
export const sentences: Readonly<Record<Fit, string>> = {
  short: 'Ouch! The toes bump into the front. This shoe is too short.',
  fits: 'Yes! A thumb fits in front of the toes. This one is right.',
  long: 'Flip, flop! You would slide and trip. This shoe is too long.',
};

const shoes = (plain: number, dotted: number, striped: number): Shoe[] => [
  { name: 'Plain shoe', rim: 'plain', inside: plain },
  { name: 'Dotted shoe', rim: 'dotted', inside: dotted },
  { name: 'Striped shoe', rim: 'striped', inside: striped },
];

export const rounds: readonly Round[] = [
  { foot: 170, shoes: shoes(173, 184, 212) },
  { foot: 195, shoes: shoes(209, 240, 197) },
  { foot: 182, shoes: shoes(220, 184, 196) },
];
