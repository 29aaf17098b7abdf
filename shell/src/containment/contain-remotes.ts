import type { Shell } from '../shell';
import { isVisible, keepFrame } from './kept-elements';
import { protectGlobals } from './protected-globals';
import { watchTimers } from './remote-timers';

/** Milliseconds until the timers of a remote are ended after the visitor has left its pages. */
const GRACE = 5000;

/**
 * Keeps a remote within its own region, and within the time its pages are shown: protects the frame and the
 * browser's functions it works with, and clears up when the visitor leaves the remote or it can't be loaded. To be
 * called before a remote's code runs. What was refused or undone is reported; the stack names the script where it
 * is the one that ran.
 */
export function containRemotes(
  { host, hostFor, bus, panels }: Pick<Shell, 'host' | 'hostFor' | 'bus' | 'panels'>,
  root: Element,
  reload = () => window.location.reload(),
): void {
  let shown: { readonly name: string; readonly version: string } | undefined;
  // Often nothing says who changed the page; most likely it was the remote that is shown.
  const report = (what: string) =>
    (shown ? hostFor({ remote: shown, version: shown.version }) : host).reportError(new Error(what));
  const styles = protectGlobals(report);
  keepFrame(root, report);
  const timers = watchTimers();
  bus.subscribe('page/shown', ({ remote }) => {
    if (remote === shown?.name) return;
    if (shown) clearUpAfter(shown.name);
    const region = root.querySelector<HTMLElement>(`[data-remote=${CSS.escape(remote)}]`);
    shown = { name: remote, version: region?.dataset.version ?? '' };
  });

  // Code that threw while it was loaded is never shown, so nobody ever leaves it.
  bus.subscribe('remote/failed', ({ remote }) => endLater(remote));

  function clearUpAfter(remote: string): void {
    endLater(remote);
    styles.clear();
    const header = root.querySelector('header');
    if (header && isVisible(header) && header.getBoundingClientRect().height > 0) return;
    // For example by a rule in its own style sheet: that can't be undone by itself.
    report('The header could not be seen: the page is loaded anew');
    reload();
  }

  function endLater(remote: string): void {
    const since = performance.now();
    setTimeout(() => endTimers(remote, since), GRACE);
  }

  function endTimers(remote: string, since: number): void {
    const panel = panels.get();
    if (shown?.name === remote || (panel.status === 'open' && panel.remote === remote)) return;
    const { ended, waiting } = timers.end(remote, since);
    if (ended > 0) report(`'${remote}' left ${ended} timers running: they were ended`);
    if (waiting > 0) setTimeout(() => endTimers(remote, since), GRACE);
  }
}
