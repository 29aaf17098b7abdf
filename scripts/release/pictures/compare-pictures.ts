import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Number of pixels that differ between two pictures. */
export interface Difference {
  /** Number of differing pixels. A pixel of only one picture differs. */
  readonly pixels: number;
  /** Total number of pixels. */
  readonly of: number;
}

/** The rows in which two pictures differ, with some context, as PNG files of the same size. */
export interface Shown {
  readonly before: Buffer;
  readonly after: Buffer;
  /** The differences in red over a pale copy of `before`. */
  readonly difference: Buffer;
  readonly width: number;
  readonly height: number;
  /** The first row shown, and the number of rows in both pictures. */
  readonly top: number;
  readonly rows: number;
}

/** Exact comparison: one browser takes both pictures. */
const EXACTLY = { threshold: 0, includeAA: true, alpha: 0.15 };

/** Rows of context around a difference. */
const AROUND = 160;

/** Compares two PNG pictures pixel by pixel; when one is missing, everything differs. */
export function comparePictures(before: Buffer | undefined, after: Buffer | undefined): Difference {
  const only = before ?? after;
  if (only && (!before || !after || after.equals(before))) {
    const of = pixelsOf(only);
    return { pixels: before && after ? 0 : of, of };
  }
  const [one, other] = sameSize(before, after);
  const pixels = pixelmatch(one.data, other.data, null, one.width, one.height, EXACTLY);
  return { pixels, of: one.width * one.height };
}

/** Returns the parts of two pictures that a person compares; returns a single picture whole. */
export function showDifference(before: Buffer | undefined, after: Buffer | undefined): Shown {
  const only = before && after ? undefined : (before ?? after);
  if (only) {
    const size = { width: only.readUInt32BE(16), height: only.readUInt32BE(20), rows: only.readUInt32BE(20) };
    return { before: only, after: only, difference: only, ...size, top: 0 };
  }
  const [one, other] = sameSize(before, after);
  const { width, height: rows } = one;
  const difference = new PNG({ width, height: rows });
  pixelmatch(one.data, other.data, difference.data, width, rows, EXACTLY);
  const [first, last] = changedRows(one, other);
  const top = Math.max(0, first - AROUND);
  const height = Math.min(rows, last + 1 + AROUND) - top;
  const cut = (picture: PNG) => {
    const part = new PNG({ width, height });
    PNG.bitblt(picture, part, 0, top, width, height, 0, 0);
    return PNG.sync.write(part);
  };
  return { before: cut(one), after: cut(other), difference: cut(difference), width, height, top, rows };
}

/** Returns width times height, which follow a PNG's signature and the name of its first chunk. */
function pixelsOf(picture: Buffer): number {
  return picture.readUInt32BE(16) * picture.readUInt32BE(20);
}

/** Fill colour below the shorter picture; no page has this colour. */
const NOTHING = Buffer.from([255, 0, 200, 255]);

/** Pads two pictures to a common size, each in the upper left corner. */
function sameSize(before: Buffer | undefined, after: Buffer | undefined): [PNG, PNG] {
  const [earlier, later] = [before, after].map((picture) => picture && PNG.sync.read(picture));
  const width = Math.max(earlier?.width ?? 0, later?.width ?? 0);
  const height = Math.max(earlier?.height ?? 0, later?.height ?? 0);
  const onto = (picture: PNG | undefined) => {
    if (picture?.width === width && picture.height === height) return picture;
    const larger = new PNG({ width, height });
    larger.data.fill(NOTHING);
    if (picture) PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
    return larger;
  };
  return [onto(earlier), onto(later)];
}

function changedRows(one: PNG, other: PNG): [first: number, last: number] {
  const row = one.width * 4;
  const isSame = (at: number) =>
    one.data.subarray(at * row, (at + 1) * row).equals(other.data.subarray(at * row, (at + 1) * row));
  let [first, last] = [0, one.height - 1];
  while (first < last && isSame(first)) first += 1;
  while (last > first && isSame(last)) last -= 1;
  return [first, last];
}
