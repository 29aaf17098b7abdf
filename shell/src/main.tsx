import '@little-arches/contracts/ui/tokens.css';
import '@little-arches/contracts/ui/layout.css';
import './frame/print.css';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition } from '@little-arches/contracts/formats';
import { PAGE_FORMATS } from '@little-arches/contracts/formats';
import { readInlined } from './federation/inlined';
import { startFederation } from './federation/start-federation';
import { offerPanel } from './qa/offer-panel';
import { startReporting } from './reporting/start-reporting';
import { tracePresses } from './reporting/trace';
import { wipeTokens } from './session/wipe-tokens';
import { takeRequestedPanel } from './slots/panels';
import { createContexts } from './start/contexts';
import { failSite, type MountedSite } from './start/mount-site';
import { startPage } from './start/start-page';

// Before any code reads the address. Pasting such a link into an open tab only changes the fragment.
wipeTokens();
window.addEventListener('hashchange', wipeTokens);
tracePresses();

const config = readInlined<SiteConfig>('config', PAGE_FORMATS.config);
const composition = readInlined<Composition>('composition', PAGE_FORMATS.composition);
const contexts = createContexts({
  config,
  composition,
  pagePath: window.location.pathname,
  startLoader: startFederation(config.payments, composition.remotes),
  loadAuthClient: async (use) => {
    const { createAuthClient } = await import(/* webpackChunkName: "auth-client" */ './session/auth-client');
    return createAuthClient(config, use);
  },
});

const { loading, session, frame, reports } = contexts;
const reporting = startReporting({
  url: config.reportUrl,
  compositionId: composition.id,
  page: {
    origin: window.location.origin,
    versionOf: loading.index.versionOf,
    pattern: () => loading.index.patternOf(window.location.pathname) ?? '*',
  },
});

offerPanel(contexts, reporting?.failed);

const root = document.getElementById('root');
if (!root) throw new Error("The page has no element 'root': publish a package again");

void startPage(contexts, root).then(goOn, (thrown: unknown) => failSite(reports, thrown));

function goOn({ router }: MountedSite): void {
  const follow = (state?: typeof router.state) =>
    void loading.loadRecalls().then((recalls) => recalls?.follow(router, state));
  router.subscribe((state) => state.initialized && state.navigation.location && follow(state));
  document.addEventListener('visibilitychange', () => document.hidden || follow());
  frame.bus.listenToOtherTabs();
  const panel = takeRequestedPanel(window.location.pathname);
  if (panel) frame.panels.open(panel);
  requestIdle(() => {
    void loading.index.warm();
    // Without this code, links work as usual.
    void import(/* webpackChunkName: "idle" */ './start/work-idly').then(
      ({ workIdly }) => workIdly(contexts, reporting),
      () => {},
    );
  });
  // The auth client is loaded after the first render, so no page waits for it.
  requestAnimationFrame(() => setTimeout(session.start));
}

/** Runs `work` when the browser is idle, or after a timeout. */
function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 9000 });
  else setTimeout(work, 1000);
}
