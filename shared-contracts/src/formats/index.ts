// What the tools write and the shell reads, or the shell sends and the backend reads: each with a number and a parser.

export { events } from '../host/events/events';
export { slots } from '../host/slot-terms';
export {
  type ComposedRemote,
  type Composition,
  type Container,
  type LoadableVersion,
  parseComposition,
} from './composition';
export { fields, foreignFile, isFileOf } from './fields';
export { chunksGlobalOf, globalNameOf } from './global-name';
export { findMismatches, handshake, rangeOf } from './handshake';
export { type Hydration, parseHydration } from './hydration';
export { parseLiveComposition } from './live-composition';
export { PACKAGE_NAME, RELEASED_FILE } from './names';
export { PAGE_FORMATS } from './page-formats';
export {
  ItemError,
  mustKnowFormat,
  NewerFormatError,
  parseItem,
  parseItems,
  parseStored,
  type Unreadable,
} from './parse-stored';
export type { PrerenderedPage, Prerenderer } from './prerender';
export { parseReports, type Report } from './report';
export { blockedSource, releasedPlace } from './reported-source';
