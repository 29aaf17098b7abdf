import type { BrowserContext, Page } from 'playwright-core';

/** Opens a state in a new page of a context, whose requests it answers. Fulfilled once the document is loaded. */
export type OpenState = (context: BrowserContext) => Promise<Page>;

/** A state of a page as visitors get it, and as they would get it. */
export interface PictureState {
  readonly owner: string;
  /** What people call it, such as its address; no other state of a comparison has that name. */
  readonly name: string;
  /** Undefined where visitors do not get it yet. */
  readonly before: OpenState | undefined;
  /** Undefined where visitors would not get it any more. */
  readonly after: OpenState | undefined;
  /** What differs wherever one of the two pictures may differ. */
  readonly key: string;
}

/** Widths in pixels: a small phone, and a desk. */
export const widths = [360, 1280] as const;

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];
