/** A site that is measured. */
export interface MeasuredSite {
  /** Its letter in the tables. */
  readonly letter: string;
  readonly title: string;
  readonly origin: string;
}
