import type { ComponentType } from 'react';
import type { Host, PanelName } from 'shared-contracts/host';
import type { Composition } from 'shared-contracts/registry';
import type { PanelProps } from 'shared-contracts/remote';
import type { LoadedRemote } from './load-remote';

/** What is shown over the page. */
export type PanelState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly panel: PanelName }
  | { readonly status: 'failed'; readonly panel: PanelName; readonly error: unknown }
  | {
      readonly status: 'open';
      readonly remote: string;
      readonly version: string;
      readonly Panel: ComponentType<PanelProps>;
    };

/** What the panels need of the rest of the shell. */
export interface PanelParts {
  readonly composition: Composition;
  readonly load: (remote: Composition['remotes'][number]) => Promise<LoadedRemote>;
  readonly hostFor: (loaded: LoadedRemote) => Host;
}

/** Opens panels: finds the remote that provides one, loads it, and holds what is shown. */
export function createPanels({ composition, load, hostFor }: PanelParts) {
  const closed: PanelState = { status: 'closed' };
  let state: PanelState = closed;
  const listeners = new Set<() => void>();
  function show(next: PanelState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function open(panel: PanelName) {
    const waiting: PanelState = { status: 'loading', panel };
    show(waiting);
    try {
      const remote = composition.remotes.find(({ panels }) => panels.includes(panel));
      if (!remote) throw new Error(`No remote of this composition provides the panel '${panel}'`);
      const loaded = await load(remote);
      const Panel = await loaded.definition.loadPanel(panel, hostFor(loaded));
      // Closed or replaced while it was loading: then nobody wants it any more.
      if (state === waiting) show({ status: 'open', remote: remote.name, version: loaded.version, Panel });
    } catch (error) {
      if (state === waiting) show({ status: 'failed', panel, error });
    }
  }

  return {
    get: () => state,
    getServer: () => closed,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (panel: PanelName) => void open(panel),
    close: () => show(closed),
  };
}

/** The open panel of the page. */
export type Panels = ReturnType<typeof createPanels>;
