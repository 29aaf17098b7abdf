/** Data in `handle` of a remote's region route. */
export interface Region {
  readonly remote: string;
  readonly version: string;
}
