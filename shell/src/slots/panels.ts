import { createStore, type Host, type Observable } from '@little-arches/contracts/host';
import { asError, readStored, writeStored } from '@little-arches/contracts/platform';
import type { PanelProps } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';
import type { ComponentType } from 'react';
import { arrivedAndThrew } from '../federation/arrived-and-threw';
import { RemoteLoadError } from '../federation/load-remotes';
import type { Loading } from '../federation/loading';
import { BROKEN, type FailureWords, wordsFor } from '../frame/errors/failure-words';
import { loadDocument } from '../navigation/load-document';
import type { Reports } from '../reporting/report-error';
import type { HostFor } from './slots';

/** Parts of a remote that the frame shows on top of any page. */
export type PanelName = Parameters<Host['openPanel']>[0];

/** The state of the panel over the page. */
export type PanelState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly panel: PanelName }
  | { readonly status: 'failed'; readonly panel: PanelName; readonly words: FailureWords }
  | {
      readonly status: 'open';
      readonly panel: PanelName;
      readonly remote: string;
      readonly version: string;
      readonly Panel: ComponentType<PanelProps>;
      /** Called with what the panel throws while it renders. */
      readonly fail: (error: unknown) => void;
    };

/** No panel is shown: the initial state of every page. */
export const CLOSED: PanelState = { status: 'closed' };

/** The open panel of the page. */
export interface Panels extends Observable<PanelState> {
  open(panel: PanelName): void;
  /** Loads a panel's code, so that it opens without a connection. Rejects without a report: opening tries again. */
  loadAhead(panel: PanelName): Promise<void>;
  close(): void;
}

/** Creates the panels: finds the remote that provides a panel, loads it, and stores what is shown. */
export function createPanels(loading: Loading, hostFor: HostFor, report: Reports['report']): Panels {
  const { get, set: show, subscribe } = createStore(CLOSED);
  /** Panels whose file arrived and threw, which it would do again. */
  const broken = new Set<PanelName>();

  async function open(panel: PanelName) {
    const state = get();
    if ((state.status === 'loading' || state.status === 'open') && state.panel === panel) return;
    if (broken.has(panel)) return show({ status: 'failed', panel, words: BROKEN });
    const waiting: PanelState = { status: 'loading', panel };
    show(waiting);
    let reportHere = report;
    try {
      const remote = await loading.index.providerOf(panel);
      if (!remote) throw new Error(`No remote of this composition provides the panel '${panel}'`);
      if (!loading.ownDocument.admits(remote)) {
        show(CLOSED);
        return openOnItsPage(panel);
      }
      const loaded = await loading.load(remote);
      const host = hostFor(loaded);
      reportHere = host.reportError;
      const Panel = await loaded.definition.loadPanel(panel, host);
      const fail = (error: unknown) => {
        host.reportError(error);
        show({ status: 'failed', panel, words: BROKEN });
      };
      // Ignored when the panel was closed or replaced while it was loading.
      if (get() === waiting)
        show({ status: 'open', panel, remote: remote.name, version: loaded.version, Panel, fail });
    } catch (thrown) {
      const error = asError(thrown);
      if (arrivedAndThrew(error)) broken.add(panel);
      // The loader has reported its own failures.
      if (!(error instanceof RemoteLoadError)) reportHere(error);
      if (get() === waiting)
        show({ status: 'failed', panel, words: broken.has(panel) ? BROKEN : wordsFor(error) });
    }
  }

  async function loadAhead(panel: PanelName) {
    const remote = await loading.index.providerOf(panel);
    const loaded = remote && (await loading.loadAhead(remote));
    if (loaded && !broken.has(panel)) await loaded.definition.loadPanel(panel, hostFor(loaded));
  }

  return { get, subscribe, loadAhead, open: (panel) => void open(panel), close: () => show(CLOSED) };
}

/** The page over which each panel opens when the document must not run the panel's script. */
const pages = [{ panel: 'cart', pathname: addresses.store }] as const satisfies {
  panel: PanelName;
  pathname: string;
}[];

const KEY = 'little-arches.open-panel';

/** Loads the page of a panel, which then opens the panel. */
function openOnItsPage(wanted: PanelName): void {
  writeStored('tab', KEY, wanted);
  for (const { panel, pathname } of pages)
    if (panel === wanted) loadDocument({ pathname, search: '', hash: '' });
}

/** Returns the panel that the document at `here` was loaded for, once. */
export function takeRequestedPanel(here: string): PanelName | undefined {
  const wanted = readStored('tab', KEY);
  if (!wanted) return undefined;
  writeStored('tab', KEY, null);
  return pages.find(({ panel, pathname }) => panel === wanted && pathname === here)?.panel;
}
