/**
 * Returns the positions at which a scroller can rest: the offset of each item, limited by how far it scrolls. Items
 * in the last view share its position.
 */
export function snapPositions(offsets: readonly number[], furthest: number): readonly number[] {
  const [origin = 0] = offsets;
  const reachable = offsets.map((offset) => Math.min(offset - origin, Math.max(furthest, 0)));
  // Browsers round: two positions less than a pixel apart are the same.
  return reachable.filter((position, index) => index === 0 || position - (reachable[index - 1] ?? 0) >= 1);
}

/** Returns the index of the position that is nearest to `scrolled`. */
export function nearestPosition(positions: readonly number[], scrolled: number): number {
  return positions.reduce(
    (best, position, index) =>
      Math.abs(position - scrolled) < Math.abs((positions[best] ?? 0) - scrolled) ? index : best,
    0,
  );
}
