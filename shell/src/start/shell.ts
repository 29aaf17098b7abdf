import type { SiteConfig } from '@little-arches/contracts/config';
import type { ComposedRemote, Composition } from '@little-arches/contracts/formats';
import { createEventBus, type Host } from '@little-arches/contracts/host';
import { describeThrown } from '@little-arches/contracts/platform';
import { safeReturnTo } from '@little-arches/contracts/routes';
import { createBackend } from '../backend/backend';
import { ThrownScriptError } from '../federation/arrived-and-threw';
import { createCompositionIndex } from '../federation/composition';
import { createRecallsLoader } from '../federation/load-recalls';
import type { LoadedRemote } from '../federation/load-remotes';
import { createPageFiles } from '../federation/page-files';
import type { StartLoader } from '../federation/start-federation';
import { announceEvents } from '../frame/announce-events';
import { createAnnouncer } from '../frame/announcer';
import { createPrefetchedData } from '../mount/prefetched-data';
import { createOwnDocument } from '../navigation/own-document';
import { type ErrorSource, reportError } from '../reporting/report-error';
import { createSession, type SessionParts } from '../session/session';
import { openOnItsPage } from '../slots/panel-page';
import { createPanels } from '../slots/panels';
import { createSlot } from '../slots/slot-region';
import { createSlots } from '../slots/slots';

/** The remote whose failures a host reports. */
interface RemoteSource {
  readonly remote: { readonly name: string };
  readonly version: string;
}

/** The parts of the shell that differ between a browser and a test. */
export interface ShellParts {
  readonly config: SiteConfig;
  readonly composition: Composition;
  /** The address the page was loaded for. */
  readonly pagePath?: string;
  readonly startLoader: StartLoader;
  readonly loadAuthClient: SessionParts['loadClient'];
}

/** Creates the shell from its parts: the host that remotes receive, and what only the shell uses. */
export function createShell({ config, composition, pagePath = '', startLoader, loadAuthClient }: ShellParts) {
  const own: ErrorSource = {
    remote: 'shell',
    version: composition.shell.version,
    compositionId: composition.id,
  };
  const report = (error: unknown) => reportError(error, own);
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
  const announcer = createAnnouncer();
  announceEvents(bus, announcer);
  const prefetched = createPrefetchedData();
  let lastStatus = session.get().status;
  session.subscribe(() => {
    const { status } = session.get();
    // The session also reports a password recovery, which is not published on the bus.
    if (status === lastStatus) return;
    lastStatus = status;
    prefetched.clear();
    bus.publish('session/changed', { status });
  });

  const loader = startLoader((remote, version, error) => {
    const kind = error instanceof ThrownScriptError ? 'script' : 'load';
    reportError(error, { ...own, remote: remote.name, version }, kind);
    bus.publish('remote/failed', {
      remote: remote.name,
      version,
      compositionId: composition.id,
      message: describeThrown(error).message,
    });
  });

  const recalls = createRecallsLoader(composition);
  const ownDocument = createOwnDocument(pagePath);
  async function load(remote: ComposedRemote): Promise<LoadedRemote> {
    if (!ownDocument.admits(remote))
      throw new Error(`Remote '${remote.name}' is kept from a document in which a password is typed`);
    const loaded = await loader.load(remote);
    return (await recalls.loaded())?.admit(loaded) ?? loaded;
  }
  const loadAhead = async (remote: ComposedRemote) =>
    ownDocument.admits(remote) ? await loader.loadAhead(remote) : undefined;
  const index = createCompositionIndex(composition, pagePath);
  const panels = createPanels({
    composition: index,
    load,
    loadRemoteAhead: loadAhead,
    hostFor,
    report,
    admits: ownDocument.admits,
    openElsewhere: openOnItsPage,
  });
  const slots = createSlots({ composition: index, load, hostFor, report, admits: ownDocument.admits });
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
  /** Returns the host of a remote in one version: the same for its pages, panels, slots and prefetches. */
  function hostFor({ remote, version }: RemoteSource): Host {
    const key = `${remote.name} ${version}`;
    const source = { ...own, remote: remote.name, version };
    const report = (error: unknown) => reportError(error, source);
    const given = hosts.get(key) ?? { ...host, reportError: report };
    hosts.set(key, given);
    return given;
  }

  return {
    host,
    hostFor,
    session,
    bus,
    announcer,
    panels,
    slots,
    load,
    loadAhead,
    fetchPageFiles: createPageFiles(),
    prefetched,
    loadRecalls: recalls.load,
    ownDocument,
    composition,
    index,
  };
}

/** The shell's parts, put together. */
export type Shell = ReturnType<typeof createShell>;
