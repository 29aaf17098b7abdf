import type { ComposedRemote, Composition } from 'shared-contracts/formats/page';
import type { RemoteDefinition } from 'shared-contracts/remote';
import account from '../../../../remote-account/src/routes';
import kidsZone from '../../../../remote-kids-zone/src/routes';
import marketing from '../../../../remote-marketing/src/routes';
import store from '../../../../remote-store/src/routes';
import type { LoadedRemote, RemoteLoader } from '../../../../shell/src/federation/load-remotes';

/** The four sections as plain modules of the monolith. */
export const definitions: readonly RemoteDefinition[] = [marketing, store, account, kidsZone];

const version = 'bench';

/** The sections as the shell's pieces want to be notified of them; nothing of it is ever fetched. */
export const loadedRemotes: readonly LoadedRemote[] = definitions.map((definition) => ({
  remote: {
    name: definition.name,
    version,
    url: '',
    integrity: '',
    contract: definition.contract,
    runtime: '',
    addresses: Object.values(definition.pages).map((page) => page.path),
    panels: Object.keys(definition.panels),
  } satisfies ComposedRemote,
  version,
  definition,
}));

/** What the released site inlines in its pages is known to the monolith when it is built. */
export const monolithComposition: Composition = {
  id: 'monolith',
  shell: { version },
  remotes: loadedRemotes.map(({ remote }) => remote),
};

/** Hands out what is there already. */
export const monolithLoader: RemoteLoader = {
  load: async ({ name }) => {
    const loaded = loadedRemotes.find(({ remote }) => remote.name === name);
    if (!loaded) throw new Error(`The monolith has no section '${name}'`);
    return loaded;
  },
  loadAhead: async ({ name }) => loadedRemotes.find(({ remote }) => remote.name === name),
  arrivedLate() {},
};
