import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What differs between two pictures. */
export interface Difference {
  /** How many pixels differ; one that only one of the pictures has differs. */
  readonly pixels: number;
  /** How many there are. */
  readonly of: number;
  /** Where they differ; undefined where they don't. */
  readonly shown: Shown | undefined;
}

/** The rows in which two pictures differ, and some around them, as PNG of the same size. */
export interface Shown {
  readonly before: Buffer;
  readonly after: Buffer;
  /** What differs in red, over a pale picture of before. */
  readonly difference: Buffer;
  readonly width: number;
  readonly height: number;
  /** The first row, and how many both pictures have. */
  readonly top: number;
  readonly rows: number;
}

/** Rows that are shown around what differs. */
const AROUND = 160;

/** Compares two pictures in PNG, pixel by pixel; without one of them, everything differs. */
export function comparePictures(before: Buffer | undefined, after: Buffer | undefined): Difference {
  if (before && after?.equals(before)) return { pixels: 0, of: pixelsOf(before), shown: undefined };
  const [earlier, later] = [before, after].map((picture) => picture && PNG.sync.read(picture));
  const width = Math.max(earlier?.width ?? 0, later?.width ?? 0);
  const rows = Math.max(earlier?.height ?? 0, later?.height ?? 0);
  const of = width * rows;
  const [one, other, difference] = [onto(width, rows, earlier), onto(width, rows, later), onto(width, rows)];
  // One browser draws both, so that nothing differs by chance and nothing that differs is too small.
  const options = { threshold: 0, includeAA: true, alpha: 0.15 };
  const pixels = pixelmatch(one.data, other.data, difference.data, width, rows, options);
  if (pixels === 0) return { pixels, of, shown: undefined };
  const [first, last] = changedRows(one, other);
  const top = Math.max(0, first - AROUND);
  const height = Math.min(rows, last + 1 + AROUND) - top;
  const cut = (picture: PNG) => {
    const part = new PNG({ width, height });
    PNG.bitblt(picture, part, 0, top, width, height, 0, 0);
    return PNG.sync.write(part);
  };
  const shown = { before: cut(one), after: cut(other), difference: cut(difference), width, height, top, rows };
  return { pixels, of, shown };
}

/** Width times height, which follow the signature of a PNG and the name of its first chunk. */
function pixelsOf(picture: Buffer): number {
  return picture.readUInt32BE(16) * picture.readUInt32BE(20);
}

/** What a picture shows where it has ended and the other one goes on: a colour that no page has. */
const NOTHING = Buffer.from([255, 0, 200, 255]);

/** A picture at the upper left of a larger one. */
function onto(width: number, height: number, picture?: PNG): PNG {
  if (picture?.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  larger.data.fill(NOTHING);
  if (picture) PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
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
