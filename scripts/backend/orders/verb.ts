/** The arguments of a verb. */
export interface Command {
  /** The words after the verb. */
  readonly words: readonly string[];
  readonly option: (name: string) => string | undefined;
  readonly flag: (name: string) => boolean;
}

/** The result of a verb, for programs and for people. */
export interface Outcome {
  readonly json: Readonly<Record<string, unknown>>;
  readonly text: readonly string[];
  /** Whether something needs a person's attention; the command then ends with 1. */
  readonly failed?: boolean;
}

/**
 * Runs a verb; done again it changes nothing more. Throws a UsageError for what can't be
 * done.
 */
export type Verb = (command: Command) => Promise<Outcome>;
