// For a remote standing alone in a browser.

export { showDrawings } from './drawing-sheet/show-drawings';
export { FailurePanel } from './failure-panel';
export { startStandalone } from './standalone/standalone';
