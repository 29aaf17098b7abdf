// Drawings of feet and insoles that several packages use.

export { drawingPalette } from './drawings/drawing-palette';
export { footFromInside } from './drawings/foot-shape';
export { archIndexOf, type Footprint, footprintOf, type Point } from './drawings/footprint-shape';
export { type HeelValues, heelFromBehind } from './drawings/heel-shape';
export { InsoleDrawing } from './drawings/insole-drawing';
export {
  bodyOf,
  INSOLE_TOP,
  type InsoleSection,
  insoleSections,
  shellOf,
  topEdgeOf,
  wedgeOf,
} from './drawings/insole-section';
export { PaperCheckBar, PaperSheet, paperMark } from './paper-ruler';
