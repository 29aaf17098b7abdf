import { findMismatches, type LoadableVersion } from '@little-arches/contracts/formats';
import { CONTRACT_VERSION, parseRemote, type RemoteDefinition } from '@little-arches/contracts/remote';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
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
 * Creates the plugin that refuses incompatible versions: by the composition before the entry is requested, and by
 * the entry itself afterwards. `checked` returns the content of an accepted module.
 */
export function compatibility(registrations: Registrations, runtime: string) {
  const checked = new WeakMap<object, CheckedVersion>();

  function refuse(name: string, version: LoadableVersion): void {
    const [mismatch] = findMismatches(
      { ...version, name },
      { contract: { built: CONTRACT_VERSION }, runtime },
    );
    if (mismatch) throw new Refusal(`${mismatch.message}: ${mismatch.fix}.`);
  }

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'compatibility',
    async afterMatchRemote({ id }) {
      const { tracked, version } = registrations.find(id) ?? {};
      if (!tracked || !version) return;
      refuse(tracked.remote.name, version);
    },
    async onLoad({ id, exposeModule }) {
      const { tracked, version } = registrations.find(id) ?? {};
      if (!tracked || !version) return;
      const { name } = tracked.remote;
      const definition = parseRemote(name, exposeModule?.default);
      refuse(name, { ...version, contract: definition.contract });
      checked.set(exposeModule, { version: version.version, definition });
    },
  };
  return { plugin, checked };
}
