import type { ContractRange } from '../remote';

/** The parameter of an address that requests the QA panel: `?qa`. */
export const QA_PARAMETER = 'qa';

/** The parameter beside it that requests an earlier site of the channel, by the site's id. */
export const SITE_PARAMETER = 'site';

/**
 * Address at which a server with source maps returns the places of a report's frames:
 * `?version=<version>&frame=<frame>&frame=…` is answered by `{ "places": ["<file>:<line>:<column> in <function>",
 * …] }`.
 */
export const PLACES_PATH = '/qa/places';

/** The newest format of what the panel's script reads, and what servers write. */
export const QA_FORMAT = 1;

/** Id of the element of a page with the panel that holds a `QaPage` as inert JSON. */
export const QA_ELEMENT = 'qa-page';

/** The server's data about a channel, which the page doesn't have. */
export interface QaPage {
  readonly format: number;
  /** The versions that the channel lists, by package, the live one first. */
  readonly packages: Readonly<Record<string, readonly QaVersion[]>>;
  /** The compositions of the channel, the newest first, and which of them can be opened. */
  readonly compositions: readonly QaComposition[];
  /** Id of the site that this page is of, where it is not the live one. */
  readonly earlierSite?: string | undefined;
}

/** A version listed by a channel. */
export interface QaVersion {
  readonly version: string;
  readonly state: 'live' | 'listed' | 'withdrawn' | 'recalled' | 'retired';
  readonly contract: ContractRange;
  /** The version of Module Federation's runtime that it was built for, or has. */
  readonly runtime: string;
  /** When it became live last, ISO 8601, UTC; absent where it never did. */
  readonly at?: string | undefined;
}

/** A composition from which pages were made, and when. */
export interface LoggedComposition {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Id of the site with these pages; absent where an earlier release tool composed it. */
  readonly site?: string | undefined;
}

/** An earlier composition of the channel. */
export interface QaComposition extends LoggedComposition {
  /** Whether its pages are served by `?qa&site=`: they are there, and the channel's owners vouch for them. */
  readonly opens: boolean;
}
