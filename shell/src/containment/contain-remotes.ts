import type { Shell } from '../shell';
import { isVisible, keepFrame } from './kept-elements';
import { protectGlobals } from './protected-globals';
import { watchTimers } from './remote-timers';

/** Milliseconds between a visitor's leaving a remote's pages and the end of its timers. */
const GRACE = 5000;

/** A remote that is shown. */
interface Mounted {
  readonly name: string;
  readonly version: string;
}

/**
 * Confines a remote to its own region and to the time its pages are shown: protects the frame and the browser
 * functions that the frame uses, and cleans up when the visitor leaves the remote or it can't be loaded. Call
 * before a remote's code runs. Refusals and repairs are reported; the stack names the script if it was the running
 * one.
 */
export function containRemotes(
  { host, hostFor, bus, panels }: Pick<Shell, 'host' | 'hostFor' | 'bus' | 'panels'>,
  root: Element,
  reload = () => window.location.reload(),
): void {
  let shown: Mounted | undefined;
  // Often it is unknown what changed the page; most likely it was the remote that is shown. It may have been an
  // extension, so the error's name keeps it from counting against a version.
  const report = (what: string, by = shown) =>
    (by ? hostFor({ remote: by, version: by.version }) : host).reportError(
      Object.assign(new Error(what), { name: 'ContainmentError' }),
    );
  const styles = protectGlobals(report);
  keepFrame(root, report);
  const timers = watchTimers();
  bus.subscribe('page/shown', ({ remote }) => {
    if (remote === shown?.name) return;
    if (shown) clearUpAfter(shown);
    const region = root.querySelector<HTMLElement>(`[data-remote=${CSS.escape(remote)}]`);
    shown = { name: remote, version: region?.dataset.version ?? '' };
  });

  // Code that threw while it loaded is never shown, so a visitor never leaves it.
  bus.subscribe('remote/failed', ({ remote: name, version }) => endLater({ name, version }));

  function clearUpAfter(left: Mounted): void {
    endLater(left);
    styles.clear();
    const header = root.querySelector('header');
    if (header && isVisible(header) && header.getBoundingClientRect().height > 0) return;
    // For example by a rule in its own style sheet, which can't be undone separately.
    report('The header could not be seen: the page is loaded anew');
    reload();
  }

  function endLater(left: Mounted): void {
    const since = performance.now();
    setTimeout(() => endTimers(left, since), GRACE);
  }

  function endTimers(left: Mounted, since: number): void {
    const { name: remote } = left;
    const panel = panels.get();
    const hasSlot = root.querySelector(`[data-slot][data-remote=${CSS.escape(remote)}]`) !== null;
    if (shown?.name === remote || hasSlot || (panel.status === 'open' && panel.remote === remote)) return;
    const { ended, waiting } = timers.end(remote, since);
    if (ended > 0) report(`'${remote}' left ${ended} timers running: they were ended`, left);
    if (waiting > 0) setTimeout(() => endTimers(left, since), GRACE);
  }
}
