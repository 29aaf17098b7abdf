/**
 * Thrown when something stored has a format that is too new for this reader. The message names what to upgrade.
 * Never guess the content, and never overwrite it.
 */
export class NewerFormatError extends Error {
  override readonly name = 'NewerFormatError';
}

/** What is read, for the message of a parse error. */
export interface About {
  /** Begins a sentence: `The composed site`. */
  readonly what: string;
  /** The newest format that this reader supports. */
  readonly format: number;
  /** The package to upgrade to read a newer format. */
  readonly reader: string;
}

/**
 * Throws a NewerFormatError for a value in a newer format than the reader supports. A value without a number has
 * the first format.
 */
export function mustKnowFormat(value: unknown, { what, format, reader }: About): void {
  const found = typeof value === 'object' && value !== null && 'format' in value ? value.format : 1;
  if (typeof found !== 'number') throw new Error(`${what} is wrong at 'format': it must be a number`);
  if (found > format)
    throw new NewerFormatError(
      `${what} has format ${found}, this reader knows ${format}: it was written by a newer release tool. Upgrade ${reader}.`,
    );
}
