// Input of people: limits, plain text, searched text.

export { emailField, tidyEmail } from './email';
export { fold } from './fold';
export {
  CART_LIMITS,
  CHILD_LIMITS,
  CONTACT_LIMITS,
  EMAIL_LENGTH,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  SCAN_FILE_BYTES,
} from './limits';
export { escapeUnprintable, isStorable, plainText } from './plain-text';
