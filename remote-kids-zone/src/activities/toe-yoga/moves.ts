/** An exercise, and the part of the drawing that moves. */
export interface Move {
  readonly name: string;
  readonly kind: 'fan' | 'lift' | 'arch' | 'curl' | 'tiptoe';
  readonly steps: readonly string[];
}

export const moves: readonly Move[] = [
  {
    name: 'The fan',
    kind: 'fan',
    steps: [
      'Sit down. Feet flat on the floor.',
      'Spread your toes like a fan.',
      'Hold it. One, two, three!',
      'Let go.',
    ],
  },
  {
    name: 'The lift',
    kind: 'lift',
    steps: ['Lift only your big toe.', 'The others stay down.', 'Put it down. Now lift the other four.'],
  },
  {
    name: 'The little mountain',
    kind: 'arch',
    steps: [
      'Keep heel and toes on the floor.',
      'Pull the front of your foot to your heel.',
      'See the mountain? Count to five.',
    ],
  },
  {
    name: 'The towel train',
    kind: 'curl',
    steps: [
      'Put a small towel on the floor.',
      'Grab it with your toes.',
      'Pull! Bit by bit it comes to you.',
    ],
  },
  {
    name: 'The giraffe',
    kind: 'tiptoe',
    steps: [
      'Stand up and hold on to the chair.',
      'Go up on your toes, as tall as you can.',
      'Come down slowly.',
    ],
  },
];
