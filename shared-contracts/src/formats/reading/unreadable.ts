/** A part of something stored that could not be read. It costs itself, not what is round it. */
export interface Unreadable {
  /** Where it is, such as `pages.3.html`. */
  readonly at: string;
  /** The reason. */
  readonly reason: string;
  /** The part as it is, so that anyone who writes the whole again loses nothing. */
  readonly value: unknown;
}
