/** The arguments of a verb. */
export interface Command {
  /** Arguments after the verb. */
  readonly words: readonly string[];
  readonly option: (name: string) => string | undefined;
}

/** The result of a verb. */
export interface Outcome {
  readonly text: readonly string[];
  /** True when staff must act; the command then exits with 1. */
  readonly failed?: boolean;
}

/** Runs a verb; a repeated run changes nothing more. Throws a UsageError when the operation is impossible. */
export type Verb = (command: Command) => Promise<Outcome>;
