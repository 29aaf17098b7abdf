/** A mistake that the person at the keyboard can fix: printed as one sentence, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * An obstacle outside the command, such as another release: also printed as one sentence, but the call was correct.
 */
export class EnvironmentError extends Error {
  override readonly name: string = 'EnvironmentError';
}
