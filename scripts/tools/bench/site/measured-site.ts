/** A measured site. */
export interface MeasuredSite {
  /** Its letter in the tables. */
  readonly letter: string;
  readonly title: string;
  readonly origin: string;
}
