/** Crockford's base 32: no letter looks like a digit. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/**
 * Returns the pairing code as stored: eight letters and digits. Accepts blanks, hyphens, lower case, and the
 * letters O, I and L for 0 and 1. Undefined when the text is no code.
 */
export function readPairingCode(entered: string): string | undefined {
  const code = entered.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : undefined;
}
