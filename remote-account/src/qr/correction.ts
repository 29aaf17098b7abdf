// Reed-Solomon over the field of 256 elements that QR codes use (ISO/IEC 18004, polynomial 0x11d).
const EXPONENTS = new Uint8Array(510);
const LOGARITHMS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXPONENTS[power] = value;
  EXPONENTS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return EXPONENTS[(LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)] ?? 0;
}

/** The bytes by which a reader corrects what it misread of `data`. */
export function correctionBytes(data: readonly number[], count: number): number[] {
  // Its roots are the first powers of 2; the highest coefficient, which is 1, is left out.
  let generator = [1];
  for (let power = 0; power < count; power += 1)
    generator = [...generator, 0].map(
      (coefficient, index) => coefficient ^ multiply(generator[index - 1] ?? 0, EXPONENTS[power] ?? 0),
    );
  const rest = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let index = 0; index < count; index += 1)
      rest[index] = (rest[index] ?? 0) ^ multiply(generator[index + 1] ?? 0, factor);
  }
  return rest;
}
