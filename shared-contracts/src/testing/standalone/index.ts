// For a standalone remote in a browser.

export { FailurePanel } from '../failure-panel';
export { startStandalone } from './standalone';
