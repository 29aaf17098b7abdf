// For tests: renders pages of a remote in Jest.

export { layOutScroller } from '../lay-out-scroller';
export { renderPage, renderSlot } from '../render-page';
export { renderToHtml } from '../render-to-html';
export { thrownValues } from '../thrown-values';
