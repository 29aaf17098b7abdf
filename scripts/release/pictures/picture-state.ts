import type { Browser, Page } from 'playwright-core';
import type { OpenOptions } from '../rehearse/states/open-state';

/** Opens a state in a browser with the given options. */
export type ShowState = (
  browser: Browser,
  options: OpenOptions,
) => Promise<{ readonly page: Page; close(): Promise<unknown> }>;

/** A state of a page, live and after the release. */
export interface PictureState {
  readonly owner: string;
  /** Name for people, unique within a comparison. */
  readonly name: string;
  /** Start time of the state's clocks, in milliseconds; undefined: any. */
  readonly clock?: number | undefined;
  /** Undefined when the live site does not have the state. */
  readonly before: ShowState | undefined;
  /** Undefined when the future site does not have the state. */
  readonly after: ShowState | undefined;
  /** Key of the cached pictures; differs whenever the pictures may differ. */
  readonly key: string;
}

/** Widths in pixels: a small phone, and a large screen. */
export const widths = [360, 1280] as const;

export type Width = (typeof widths)[number];

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];
