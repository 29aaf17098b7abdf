// Input of people: limits, plain text, pairing codes, searched text.

export { emailField, tidyEmail } from './email';
export { fold, foldName } from './fold';
export {
  CART_LIMITS,
  CHILD_LIMITS,
  CONTACT_LIMITS,
  EMAIL_LENGTH,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  SCAN_FILE_BYTES,
} from './limits';
export { spellPairingCode } from './pairing-code';
export { escapeUnprintable, isStorable, plainText, VISIBLE_LINE } from './plain-text';
