import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { compatibility } from './compatibility';
import { createRemoteLoader, type OnFailure, type RemoteLoader } from './load-remotes';
import { createRegistrations, type Registrations } from './registrations';
import { sharedLibraries } from './shared-libraries';
import { timeLimit } from './time-limit';

/** Options that configure the shell as a Module Federation host. */
export interface FederationParts {
  /** Version of Module Federation's runtime that the shell provides. */
  readonly runtime: string;
  /** Versions of the shared libraries. */
  readonly versions: Readonly<Record<string, string>>;
  /** Milliseconds a try may take. */
  readonly timeout: number;
  /** Called once for each version that could not be loaded. */
  readonly onFailure: OnFailure;
  /** Creates the plugin that loads entries. */
  readonly entryPlugin: (registrations: Registrations) => ModuleFederationRuntimePlugin;
}

/** Creates the shell's instance of Module Federation and the loader of remotes that uses it. */
export function createFederation(parts: FederationParts): RemoteLoader {
  const { runtime, versions, timeout, onFailure, entryPlugin } = parts;
  const registrations: Registrations = createRegistrations(() => instance);
  const { plugin, checked } = compatibility(registrations, runtime);
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    // With the default, one failing remote would keep all others from starting.
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(sharedLibraries).map(([name, library]) => [
        name,
        {
          version: versions[name] ?? '',
          lib: () => library,
          shareConfig: { singleton: true, eager: true, requiredVersion: false as const },
        },
      ]),
    ),
    plugins: [plugin, entryPlugin(registrations), timeLimit(timeout)],
  });
  return createRemoteLoader({
    registrations,
    loadRemote: (request) => instance.loadRemote<object>(request),
    checked: (module) => checked.get(module),
    onFailure,
  });
}
