import { type Bone, bones } from '../../drawings/foot-bones/bones';

/** Bones that are placed in the foot together. */
export interface Piece {
  readonly name: string;
  /** Text alternative of their place in the foot. */
  readonly place: string;
  readonly bones: readonly Bone[];
}

function piece(name: string, place: string, belongs: (bone: Bone) => boolean): Piece {
  return { name, place, bones: bones.filter(belongs) };
}

/** All 26 bones in seven pieces. */
export const pieces: readonly Piece[] = [
  piece('Toe bones', 'In front, in the toes', ({ anatomical }) => anatomical.includes('phalanx')),
  piece('Heel bone', 'At the very back', ({ anatomical }) => anatomical === 'calcaneus'),
  piece('Wedge bones', 'Three small ones in a row', ({ anatomical }) => anatomical.includes('cuneiform')),
  piece('Ankle bone', 'Where the leg stands', ({ anatomical }) => anatomical === 'talus'),
  piece('Long bones', 'Five in the middle', ({ anatomical }) => anatomical.includes('metatarsal')),
  piece('Cube bone', 'On the outer side', ({ anatomical }) => anatomical === 'cuboid'),
  piece('Boat bone', 'In front of the ankle', ({ anatomical }) => anatomical === 'navicular'),
];
