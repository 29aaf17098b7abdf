/**
 * Something stored has a format that this reader is too old for. Its message says what to upgrade. Never guess
 * at such a thing, and never write over it.
 */
export class NewerFormatError extends Error {
  override readonly name = 'NewerFormatError';
}

/** The subject of a parse error. */
export interface About {
  /** Begins a sentence: `The composed site`. */
  readonly what: string;
  /** The newest format this reader has. */
  readonly format: number;
  /** The package to upgrade to read a newer format. */
  readonly reader: string;
}

/**
 * Refuses what has a newer format than its reader has, by a NewerFormatError. What was written before formats
 * had numbers has the first.
 */
export function mustKnowFormat(value: unknown, { what, format, reader }: About): void {
  const found = typeof value === 'object' && value !== null && 'format' in value ? value.format : 1;
  if (typeof found !== 'number') throw new Error(`${what} is wrong at 'format': it must be a number`);
  if (found > format)
    throw new NewerFormatError(
      `${what} has format ${found}, this reader knows ${format}: it was written by a newer release tool. Upgrade ${reader}.`,
    );
}
