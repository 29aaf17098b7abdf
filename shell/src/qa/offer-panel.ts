import type { Failure } from '../reporting/report-error';
import type { Contexts } from '../start/contexts';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/** Returns true on every channel but production, and on the own machine, as `npm start` serves it. */
export function offersPanel(channel: string, hostname: string): boolean {
  return channel !== 'production' || LOCAL.test(hostname);
}

/** Opens the QA panel for `?qa`, and opens and closes it with Alt+Shift+Q (Option+Shift+Q on a Mac). */
export function offerPanel(contexts: Contexts, failed: readonly Failure[] | undefined): void {
  if (!offersPanel(contexts.frame.host.config.channel, window.location.hostname)) return;
  const toggle = (focuses: boolean) =>
    void import(/* webpackChunkName: "qa" */ './open-panel').then(
      ({ togglePanel }) => togglePanel(contexts, failed, { focuses }),
      contexts.reports.report,
    );
  window.addEventListener('keydown', (event) => {
    // By the key's position: with Option held, a Mac reports another letter.
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyQ') return;
    event.preventDefault();
    toggle(true);
  });
  if (new URLSearchParams(window.location.search).has('qa')) toggle(false);
}
