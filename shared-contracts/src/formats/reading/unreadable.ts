/** A part of something stored that could not be read. The rest is still read. */
export interface Unreadable {
  /** Its path, such as `pages.3.html`. */
  readonly at: string;
  /** The reason. */
  readonly reason: string;
  /** The unchanged part, so that a tool that writes the whole again loses nothing. */
  readonly value: unknown;
}
