/** A measured site. */
export interface MeasuredSite {
  /** Letter in the tables. */
  readonly letter: string;
  readonly title: string;
  readonly origin: string;
}
