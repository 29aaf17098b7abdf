import { correctionBytes } from './correction';

/** Bytes of data and of correction in versions 1 to 5, at the lowest level of correction. */
const VERSIONS = [
  { data: 19, correction: 7 },
  { data: 34, correction: 10 },
  { data: 55, correction: 15 },
  { data: 80, correction: 20 },
  { data: 108, correction: 26 },
] as const;

/** The eight patterns that are laid over the data, so that it doesn't look like something else. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** A field that is not set yet belongs to the data. */
type Field = boolean | undefined;

/**
 * The QR code (ISO/IEC 18004) of a text of at most 106 bytes: rows of fields, true for dark ones, without the four
 * light fields that belong around it. Throws an Error for a longer text.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data);
  const version = VERSIONS[index];
  if (!version) throw new Error(`A text of ${bytes.length} bytes is too long for this QR code.`);
  const data = dataBytes(bytes, version.data);
  const bits = [...data, ...correctionBytes(data, version.correction)].flatMap((byte) => bitsOf(byte, 8));
  const codes = MASKS.map((_, mask) => draw(17 + 4 * (index + 1), bits, mask));
  return codes.reduce((best, code) => (penaltyOf(code) < penaltyOf(best) ? code : best));
}

function bitsOf(value: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, index) => ((value >> (count - 1 - index)) & 1) === 1);
}

/** The mode for bytes (4), their number and they themselves, each shifted by half a byte; then what fills up. */
function dataBytes(bytes: readonly number[], size: number): number[] {
  const data = [4, bytes.length, ...bytes, 0].slice(0, -1);
  const shifted = data.map((byte, at) => ((byte << 4) & 0xf0) | ((data[at + 1] ?? 0) >> 4));
  return Array.from({ length: size }, (_, at) => shifted[at] ?? ((at - shifted.length) % 2 ? 0x11 : 0xec));
}

function draw(size: number, bits: readonly boolean[], mask: number): boolean[][] {
  const fields: Field[][] = Array.from({ length: size }, () => new Array<Field>(size).fill(undefined));
  drawPatterns(fields, size);
  drawFormat(fields, size, mask);
  const covers = MASKS[mask] ?? (() => false);
  let next = 0;
  for (const [row, column] of dataFields(size)) {
    const line = fields[row];
    if (line && line[column] === undefined) line[column] = (bits[next++] ?? false) !== covers(row, column);
  }
  return fields.map((line) => line.map((field) => field === true));
}

/** Two columns at a time from the right, up and down in turns; the column of the clock is passed over. */
function* dataFields(size: number): Generator<readonly [row: number, column: number]> {
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
  }
}

/** The squares by which a reader finds the code, and its clock. */
function drawPatterns(fields: Field[][], size: number): void {
  const square = (middle: readonly [number, number], radius: number, light: number) => {
    for (let row = -radius; row <= radius; row += 1)
      for (let column = -radius; column <= radius; column += 1) {
        const line = fields[middle[0] + row];
        const at = middle[1] + column;
        const distance = Math.max(Math.abs(row), Math.abs(column));
        if (line && at >= 0 && at < size) line[at] = distance !== light && distance !== 4;
      }
  };
  square([3, 3], 4, 2);
  square([3, size - 4], 4, 2);
  square([size - 4, 3], 4, 2);
  if (size > 21) square([size - 7, size - 7], 2, 1);
  for (let at = 8; at < size - 8; at += 1) {
    const dark = at % 2 === 0;
    const [row, line] = [fields[6], fields[at]];
    if (row) row[at] = dark;
    if (line) line[6] = dark;
  }
}

/** Level and mask, with their own correction, twice. */
function drawFormat(fields: Field[][], size: number, mask: number): void {
  const level = 1;
  const format = (level << 3) | mask;
  let rest = format << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = bitsOf(((format << 10) | rest) ^ 0x5412, 15);
  const set = (row: number, column: number, bit: number) => {
    const line = fields[row];
    if (line) line[column] = bits[bit] ?? false;
  };
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  around.forEach((column, bit) => {
    set(8, column, bit);
  });
  around.slice(0, 7).forEach((row, at) => {
    set(row, 8, 14 - at);
  });
  for (let bit = 0; bit < 7; bit += 1) set(size - 1 - bit, 8, bit);
  for (let bit = 7; bit < 15; bit += 1) set(8, size - 15 + bit, bit);
  const line = fields[size - 8];
  if (line) line[8] = true;
}

/** How hard a code is to read, by the standard's four rules. */
function penaltyOf(code: readonly (readonly boolean[])[]): number {
  const rows = code.map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const columns = rows.map((_, at) => rows.map((row) => row[at]).join(''));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  rows.forEach((row, at) => {
    for (let column = 1; column < row.length && at > 0; column += 1) {
      const block = `${row.slice(column - 1, column + 1)}${rows[at - 1]?.slice(column - 1, column + 1)}`;
      if (block === '0000' || block === '1111') penalty += 3;
    }
  });
  const dark = rows.join('').replaceAll('0', '').length / rows.length ** 2;
  return penalty + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
