/** A part of something stored that could not be read. It costs itself, not what stands round it. */
export interface Unreadable {
  /** Where it stands, such as `pages.3.html`. */
  readonly at: string;
  /** What is wrong there. */
  readonly reason: string;
  /** The part as it stands, so that whoever writes the whole again loses nothing. */
  readonly value: unknown;
}
