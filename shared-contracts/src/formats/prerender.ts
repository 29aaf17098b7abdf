import type { PageMeta } from '../remote/index';
import type { Hydration } from './hydration';

/** A page as HTML, and the data with which the browser hydrates it. */
export interface PrerenderedPage extends PageMeta {
  readonly html: string;
  /** The results of the page's loaders, as the browser reads them from JSON. */
  readonly hydration: Hydration;
}

/** The shell's Node build for the composer: it renders the pages of one composition. */
export interface Prerenderer {
  /** Returns the parameters of every address of a page with parameters; none when the page doesn't list them. */
  entries(remote: string, page: string): Promise<readonly Readonly<Record<string, string>>[]>;
  /**
   * Renders the page at a path with its data, and with `slots` of those that it shows (default: all). Rejects with
   * what the page or a slot throws, wherever it throws.
   */
  page(remote: string | undefined, path: string, slots?: readonly string[]): Promise<PrerenderedPage>;
  /** Renders a page at a path of a pattern where nothing exists. Rejects when its loader finds something. */
  missing(remote: string, path: string): Promise<PrerenderedPage>;
  /** Renders the frame at a path with its content still loading, for pages that only a browser can render. */
  frame(path: string): Promise<string>;
}
