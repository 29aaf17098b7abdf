/** Something the person at the keyboard can fix: shown as one sentence, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something outside the command is in its way, such as another release: one sentence too, but no wrong call. */
export class EnvironmentError extends Error {
  override readonly name: string = 'EnvironmentError';
}
