// Data in the page, written by the tools and read by the shell.

export { slots } from '../slot-terms';
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
export {
  OVERRIDDEN,
  OVERRIDE_FORMAT,
  OVERRIDE_PARAMETER,
  OVERRIDE_POLICY,
  type OverridePage,
  overrideElements,
  parseServedRemote,
  SERVED_REMOTE,
  type ServedAt,
  type ServedRemote,
  servedPolicyOf,
} from './override';
export { COMPOSITION_FORMAT, CONFIG_FORMAT, HYDRATION_FORMAT } from './page-formats';
export type { PrerenderedPage, Prerenderer } from './prerender';
export {
  type LoggedComposition,
  PLACES_PATH,
  QA_ELEMENT,
  QA_FORMAT,
  QA_PARAMETER,
  type QaComposition,
  type QaPage,
  type QaVersion,
  SITE_PARAMETER,
} from './qa-page';
export { isToolFile, toolFiles } from './tool-files';
