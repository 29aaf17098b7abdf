import type { Browser, Page } from 'playwright-core';
import type { OpenOptions } from '../rehearse/states/open-state';

/** Opens a state as it is asked to. */
export type ShowState = (
  browser: Browser,
  options: OpenOptions,
) => Promise<{ readonly page: Page; close(): Promise<unknown> }>;

/** A state of a page as visitors get it, and as they would get it. */
export interface PictureState {
  readonly owner: string;
  /** What people call it; no other state of a comparison has that name. */
  readonly name: string;
  /** When its clocks begin, in milliseconds; undefined: whenever. */
  readonly clock?: number | undefined;
  /** Undefined where visitors do not get it yet. */
  readonly before: ShowState | undefined;
  /** Undefined where visitors would not get it any more. */
  readonly after: ShowState | undefined;
  /** Another one wherever its pictures may be others. */
  readonly key: string;
}

/** Widths in pixels: a small phone, and a large screen. */
export const widths = [360, 1280] as const;

export type Width = (typeof widths)[number];

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];
