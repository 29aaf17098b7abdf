import type { ComposedRemote, Composition } from '@little-arches/contracts/formats';
import type { RemoteDefinition } from '@little-arches/contracts/remote';
import account from '../../../../remote-account/src/routes';
import kidsZone from '../../../../remote-kids-zone/src/routes';
import marketing from '../../../../remote-marketing/src/routes';
import store from '../../../../remote-store/src/routes';
import type { LoadedRemote, RemoteLoader } from '../../../../shell/src/federation/load-remotes';

/** The four remotes as plain modules of the monolith. */
export const definitions: readonly RemoteDefinition[] = [marketing, store, account, kidsZone];

const version = 'bench';

/** The remotes in the form that the shell's modules require; nothing of them is loaded. */
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

/** The composition that released pages inline; the monolith contains it at build time. */
export const monolithComposition: Composition = {
  id: 'monolith',
  shell: { version },
  remotes: loadedRemotes.map(({ remote }) => remote),
};

/** Loader that returns the built-in modules. */
export const monolithLoader: RemoteLoader = {
  load: async ({ name }) => {
    const loaded = loadedRemotes.find(({ remote }) => remote.name === name);
    if (!loaded) throw new Error(`The monolith has no section '${name}'`);
    return loaded;
  },
  loadAhead: async ({ name }) => loadedRemotes.find(({ remote }) => remote.name === name),
};
