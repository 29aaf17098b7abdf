import type { Handshake } from './handshake';

/** The parameter of an address that requests the QA panel: `?qa`. */
export const QA_PARAMETER = 'qa';

/** The parameter that, together with `?qa`, requests an earlier site of the channel by the site's id. */
export const SITE_PARAMETER = 'site';

/**
 * Address at which a server with source maps returns the places of a report's frames: the answer to
 * `?version=<version>&frame=<frame>&frame=…` is `{ "places": ["<file>:<line>:<column> in <function>", …] }`.
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
  /** The compositions of the channel, newest first, and which of them can be opened. */
  readonly compositions: readonly QaComposition[];
  /** Id of the site of this page, if it is not the live one. */
  readonly earlierSite?: string | undefined;
}

/** A version listed by a channel. */
export interface QaVersion extends Omit<Handshake, 'singletons'> {
  readonly version: string;
  readonly state: 'live' | 'listed' | 'withdrawn' | 'recalled' | 'retired';
  /** When it last became live, ISO 8601, UTC; absent if it never did. */
  readonly at?: string | undefined;
}

/** A composition that pages were made from, and the time. */
export interface LoggedComposition {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Id of the site with these pages; absent if an earlier release tool composed it. */
  readonly site?: string | undefined;
}

/** An earlier composition of the channel. */
export interface QaComposition extends LoggedComposition {
  /** Whether `?qa&site=` serves its pages: they exist, and the channel's owners signed them. */
  readonly opens: boolean;
}
