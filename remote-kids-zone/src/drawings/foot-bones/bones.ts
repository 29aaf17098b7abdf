/** A bone of the right foot seen from above, with the toes up and the big toe on the left. */
export interface Bone {
  readonly name: string;
  readonly anatomical: string;
  readonly outline: string;
  /** Area of the drawing with room for its name near the bone. */
  readonly nameAt: 'toes' | 'heel';
}

function bone(name: string, anatomical: string, outline: string): Bone {
  return { name, anatomical, outline, nameAt: /phalanx|metatarsal/.test(anatomical) ? 'toes' : 'heel' };
}

const tarsals: readonly Bone[] = [
  bone(
    'Heel bone',
    'calcaneus',
    'M137 327C146 330 156 328 163 326C168 346 166 372 168 400C170 430 168 452 156 464C142 474 118 474 106 464C94 452 94 424 98 405C108 413 127 410 137 395C149 376 148 350 137 327Z',
  ),
  bone(
    'Ankle bone',
    'talus',
    'M82 304C90 292 108 292 116 303C118 314 124 322 131 332C142 348 140 372 130 388C120 402 102 400 94 388C84 370 84 346 87 330C86 318 80 312 82 304Z',
  ),
  bone(
    'Boat bone',
    'navicular',
    'M65 277C76 271 84 277 96 274C108 273 116 276 123 280C126 288 122 295 117 298C106 287 90 287 79 299C69 302 61 289 65 277Z',
  ),
  bone(
    'Cube bone',
    'cuboid',
    'M133 267C144 262 160 266 173 271C176 287 170 306 164 321C154 326 142 322 136 322C128 310 128 284 133 267Z',
  ),
  bone('Inner wedge bone', 'medial cuneiform', 'M65 235Q76 229 87 234L89 266Q78 272 67 270Z'),
  bone('Middle wedge bone', 'intermediate cuneiform', 'M91 243Q98 240 106 243L106 267Q98 271 92 267Z'),
  bone('Outer wedge bone', 'lateral cuneiform', 'M109 238Q117 234 125 237L129 272Q119 275 110 269Z'),
];

const metatarsals: readonly Bone[] = [
  bone('First middle-foot bone', 'first metatarsal', longBone([75, 223], [60, 140], [24, 13, 25])),
  bone('Second middle-foot bone', 'second metatarsal', longBone([98, 234], [89, 122], [15, 9, 16])),
  bone('Third middle-foot bone', 'third metatarsal', longBone([117, 229], [116, 130], [15, 8, 15])),
  bone('Fourth middle-foot bone', 'fourth metatarsal', longBone([137, 257], [141, 146], [15, 8, 15])),
  bone('Fifth middle-foot bone', 'fifth metatarsal', longBone([161, 258], [166, 166], [22, 9, 15])),
];

const phalanges: readonly Bone[] = [
  bone('Big toe: first bone', 'proximal phalanx', longBone([58, 122], [56, 84], [23, 13, 18])),
  bone('Big toe: tip bone', 'distal phalanx', longBone([56, 69], [55, 46], [20, 13, 15])),
  bone('Second toe: first bone', 'proximal phalanx', longBone([88, 108], [87, 81], [14, 7, 11])),
  bone('Second toe: middle bone', 'middle phalanx', longBone([86, 71], [86, 62], [11, 8, 10])),
  bone('Second toe: tip bone', 'distal phalanx', longBone([86, 53], [86, 44], [10, 7, 8])),
  bone('Third toe: first bone', 'proximal phalanx', longBone([116, 117], [117, 91], [14, 7, 11])),
  bone('Third toe: middle bone', 'middle phalanx', longBone([117, 81], [117, 73], [10, 8, 10])),
  bone('Third toe: tip bone', 'distal phalanx', longBone([118, 64], [118, 56], [10, 7, 8])),
  bone('Fourth toe: first bone', 'proximal phalanx', longBone([143, 133], [145, 109], [13, 7, 11])),
  bone('Fourth toe: middle bone', 'middle phalanx', longBone([146, 99], [147, 91], [10, 8, 10])),
  bone('Fourth toe: tip bone', 'distal phalanx', longBone([147, 82], [148, 75], [10, 7, 8])),
  bone('Little toe: first bone', 'proximal phalanx', longBone([168, 153], [171, 132], [13, 7, 11])),
  bone('Little toe: middle bone', 'middle phalanx', longBone([172, 122], [173, 116], [10, 8, 10])),
  bone('Little toe: tip bone', 'distal phalanx', longBone([174, 107], [175, 101], [10, 7, 8])),
];

/** All 26 bones, from the heel to the tips of the toes. */
export const bones: readonly Bone[] = [...tarsals, ...metatarsals, ...phalanges];

/** Outlines that the skin surrounds: the foot up to the beginning of the toes, and a line through each toe. */
export const skinOver = {
  foot: [...tarsals, ...metatarsals].map(({ outline }) => outline).join(''),
  bigToe: 'M58 122L55 48',
  toes: 'M88 110L86 44M116 120L118 56M142 136L148 75M167 156L175 101',
} as const;

type Point = readonly [x: number, y: number];

/** Widths of a long bone: at the end towards the heel, at its thinnest, at the end towards the toes. */
type Widths = readonly [base: number, waist: number, head: number];

/** Returns the outline of a long bone seen from above: two rounded ends with a waist between them. */
function longBone(base: Point, head: Point, [baseWidth, waist, headWidth]: Widths): string {
  const [across, along] = [head[0] - base[0], head[1] - base[1]];
  const length = Math.sqrt(across * across + along * along);
  /** Returns a point at a share of the bone's length, and a distance to its side. */
  const at = (share: number, beyond: number, side: number): string => {
    const forward = share * length + beyond;
    const x = base[0] + (across * forward - along * side) / length;
    const y = base[1] + (along * forward + across * side) / length;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const shaft = (side: number) => [at(0.35, 0, (side * waist) / 2), at(0.65, 0, (side * waist) / 2)];
  const [left, right] = [shaft(1), shaft(-1)];
  const headBulge = headWidth * 0.55;
  const baseBulge = -baseWidth * 0.35;
  return [
    `M${at(0, 0, baseWidth / 2)}`,
    `C${left.join(' ')} ${at(1, 0, headWidth / 2)}`,
    `C${at(1, headBulge, headWidth / 2)} ${at(1, headBulge, -headWidth / 2)} ${at(1, 0, -headWidth / 2)}`,
    `C${right.toReversed().join(' ')} ${at(0, 0, -baseWidth / 2)}`,
    `C${at(0, baseBulge, -baseWidth / 2)} ${at(0, baseBulge, baseWidth / 2)} ${at(0, 0, baseWidth / 2)}Z`,
  ].join('');
}
