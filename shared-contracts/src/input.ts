// Input of people: limits, plain text, pairing codes, searched text.

export { emailField, tidyEmail } from './values/email';
export { fold, foldName } from './values/fold';
export {
  CART_LIMITS,
  CHILD_LIMITS,
  CONTACT_LIMITS,
  EMAIL_LENGTH,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  SCAN_FILE_BYTES,
} from './values/limits';
export { spellPairingCode } from './values/pairing-code';
export { escapeUnprintable, isStorable, plainText, VISIBLE_LINE } from './values/plain-text';
