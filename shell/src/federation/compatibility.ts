import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { LoadableVersion } from 'shared-contracts/formats/page';
import {
  describeMismatch,
  isCompatible,
  parseRemote,
  type RemoteDefinition,
  takesRuntime,
} from 'shared-contracts/remote';
import type { Registrations } from './registrations';

/** A loaded version that is compatible with this shell. */
export interface CheckedVersion {
  readonly version: string;
  readonly definition: RemoteDefinition;
}

/** Thrown for a version that must not be mounted. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * Refuses a version that does not fit this shell: by what the composition says before its entry is requested,
 * by what the entry itself says after it came. `checked` has what a module that was let through holds.
 */
export function compatibility(registrations: Registrations, runtime: string) {
  const checked = new WeakMap<object, CheckedVersion>();

  function refuse(name: string, { version }: LoadableVersion, contract: LoadableVersion['contract']): void {
    if (!isCompatible(contract)) throw new Refusal(describeMismatch(name, version, contract));
  }

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'compatibility',
    async afterMatchRemote({ id }) {
      const { tracked, version } = registrations.find(id) ?? {};
      if (!tracked || !version) return;
      const { name } = tracked.remote;
      refuse(name, version, version.contract);
      if (!takesRuntime(version.runtime, runtime))
        throw new Refusal(
          `Remote '${name}' ${version.version} was built for Module Federation's runtime ${version.runtime}, the shell has ${runtime}: build '${name}' with the shell's release tool.`,
        );
    },
    async onLoad({ id, exposeModule }) {
      const { tracked, version } = registrations.find(id) ?? {};
      if (!tracked || !version) return;
      const { name } = tracked.remote;
      const definition = parseRemote(name, exposeModule?.default);
      refuse(name, version, definition.contract);
      checked.set(exposeModule, { version: version.version, definition });
    },
  };
  return { plugin, checked };
}
