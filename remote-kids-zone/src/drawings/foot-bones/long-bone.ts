type Point = readonly [x: number, y: number];

/** Widths of a long bone: at the end towards the heel, at its thinnest, at the end towards the toes. */
type Widths = readonly [base: number, waist: number, head: number];

/** Returns the outline of a long bone seen from above: two rounded ends with a waist between them. */
export function longBone(base: Point, head: Point, [baseWidth, waist, headWidth]: Widths): string {
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
