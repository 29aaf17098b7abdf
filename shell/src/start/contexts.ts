import type { SiteConfig } from '@little-arches/contracts/config';
import { createEventBus, type Host } from '@little-arches/contracts/host';
import { safeReturnTo } from '@little-arches/contracts/routes';
import { createBackend } from '../backend/backend';
import type { LoadedRemote } from '../federation/load-remotes';
import { createLoading, type Loading, type LoadingParts } from '../federation/loading';
import { announceEvents } from '../frame/announce-events';
import { type AnnouncerStore, createAnnouncer } from '../frame/announcer';
import { createReports, type Reports } from '../reporting/report-error';
import { createSession, type SessionParts, type ShellSession } from '../session/session';
import { createPanels, type Panels } from '../slots/panels';
import { createSlot } from '../slots/slot-region';
import { createSlots, type HostFor, type Slots } from '../slots/slots';

/** The bus, with the members that only the shell uses. */
type ShellBus = Host['bus'] & {
  /** Receives events that other tabs publish, until the returned function is called. */
  listenToOtherTabs(): () => void;
  /** Calls `listener` with every event, the retained ones first, until the returned function is called. */
  observe(listener: (name: string, payload: object) => void): () => void;
};

/** What is around pages, over them and inside them. */
export interface FrameContext {
  /** The host of the shell's own components. */
  readonly host: Host;
  /** Returns the host of a remote in one version: the same for its pages, panels, slots and prefetches. */
  readonly hostFor: HostFor;
  readonly bus: ShellBus;
  readonly announcer: AnnouncerStore;
  readonly panels: Panels;
  readonly slots: Slots;
}

/** What the shell's modules share. Each receives the contexts that it uses. */
export interface Contexts {
  readonly loading: Loading;
  readonly session: ShellSession;
  readonly frame: FrameContext;
  readonly reports: Reports;
}

/** The parts that differ between a browser and a test. */
export interface ContextParts extends LoadingParts {
  readonly config: SiteConfig;
  readonly loadAuthClient: SessionParts['loadClient'];
}

/** Creates the contexts of a page, and connects them. */
export function createContexts({ config, loadAuthClient, ...parts }: ContextParts): Contexts {
  const reports = createReports(parts.composition);
  const { report } = reports;
  const session = createSession({
    config,
    loadClient: loadAuthClient,
    callAs: (token) => createBackend(config, { accessToken: async () => token }, report),
    log: report,
  });
  // Created before other subscribers of the session, so that they read the new person's values from the bus.
  const bus = createEventBus({
    report,
    storage: () => localStorage,
    tabStorage: () => sessionStorage,
    session,
  });
  const loading = createLoading(parts, reports, bus);
  let lastStatus = session.get().status;
  session.subscribe(() => {
    const { status } = session.get();
    // The session also reports a password recovery, which is not published on the bus.
    if (status === lastStatus) return;
    lastStatus = status;
    loading.prefetched.clear();
    bus.publish('session/changed', { status });
  });

  const announcer = createAnnouncer();
  announceEvents(bus, announcer);
  const panels = createPanels(loading, hostFor, report);
  const slots = createSlots(loading, hostFor, report);
  const host: Host = {
    config,
    session,
    backend: createBackend(config, session, report),
    bus,
    announce: announcer.announce,
    notify: announcer.notify,
    openPanel: panels.open,
    Slot: createSlot(slots, session),
    reportError: report,
    safeReturnTo,
  };
  const hosts = new Map<string, Host>();
  function hostFor({ remote: { name }, version }: LoadedRemote): Host {
    const key = `${name} ${version}`;
    const given = hosts.get(key) ?? { ...host, reportError: reports.reportOf(name, version) };
    hosts.set(key, given);
    return given;
  }
  return { loading, session, frame: { host, hostFor, bus, announcer, panels, slots }, reports };
}
