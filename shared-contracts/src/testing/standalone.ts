// For a standalone remote in a browser.

export { showDrawings } from './drawing-sheet/show-drawings';
export { FailurePanel } from './failure-panel';
export { startStandalone } from './standalone/standalone';
