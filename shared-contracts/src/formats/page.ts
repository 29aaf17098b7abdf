// Data in the page, written by the tools and read by the shell.

export { slots } from '../values/slot-terms';
export {
  type ComposedRemote,
  type Composition,
  type Container,
  type LoadableVersion,
  parseComposition,
} from './composition';
export { type Hydration, parseHydration } from './hydration';
export { type LiveComposition, parseLiveComposition } from './live-composition';
export { chunksGlobalOf, globalNameOf, SERVED_VERSION } from './names/global-name';
export { COMPOSITION_FORMAT, CONFIG_FORMAT, HYDRATION_FORMAT } from './page-formats';
export type { PrerenderedPage, Prerenderer } from './prerender';
