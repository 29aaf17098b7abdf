import { comparePictures } from './compare-pictures';
import { type Scheme, schemes } from './picture-state';

/** A page in both colour schemes, as `takePictures` returns it. */
export type Pictures = Readonly<Record<Scheme, Buffer>>;

/** Pictures of the live and the future version of a page; undefined for a version that lacks it. */
export type Pair = readonly [before: Pictures | undefined, after: Pictures | undefined];

/**
 * Takes a pair of pictures, and once more where the two differ: a very busy machine may take one of them a moment too
 * early. A change shows in both pairs, so a colour scheme without a difference in one pair has none.
 */
export async function takePair(take: () => Promise<Pair>): Promise<Pair> {
  const first = await take();
  const [before, after] = first;
  if (!before || !after) return first;
  const same = new Set(schemes.filter((scheme) => isSame(before[scheme], after[scheme])));
  if (same.size === schemes.length) return first;
  const second = await take();
  const settled = (version: 0 | 1) =>
    Object.fromEntries(
      schemes.map((scheme) => [scheme, (same.has(scheme) ? first : second)[version]?.[scheme]]),
    ) as Pictures;
  return [settled(0), settled(1)];
}

function isSame(before: Buffer, after: Buffer): boolean {
  return comparePictures(before, after).pixels === 0;
}
