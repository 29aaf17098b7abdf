/**
 * Something stored has a format that this reader is too old for. Its message says what to upgrade. Never guess
 * at such a thing, and never write over it.
 */
export class NewerFormatError extends Error {
  override readonly name = 'NewerFormatError';
}
