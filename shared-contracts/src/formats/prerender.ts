import type { PageMeta } from '../remote';
import type { Hydration } from './hydration';

/** A page as HTML, and what the browser needs to hydrate it. */
export interface PrerenderedPage extends PageMeta {
  readonly html: string;
  /** The results of the page's loaders, as the browser reads them from JSON. */
  readonly hydration: Hydration;
}

/** The shell's Node build as the composer uses it: it renders the pages of one composition. */
export interface Prerenderer {
  /** The parameters of every address a page with parameters has; none when the page doesn't say. */
  entries(remote: string, page: string): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Renders the page at a path with its data. Rejects with what the page throws, wherever it throws. */
  page(remote: string | undefined, path: string): Promise<PrerenderedPage>;
  /** Renders what is shown at a path of a pattern at which nothing is. Rejects where its loader finds something. */
  missing(remote: string, path: string): Promise<PrerenderedPage>;
  /** Renders the frame at a path, its content still loading, for pages that only a browser can render. */
  frame(path: string): Promise<string>;
}
