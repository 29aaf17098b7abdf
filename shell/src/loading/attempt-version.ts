import type { ComposedRemote, LoadableVersion } from 'shared-contracts/formats/composition';
import {
  describeMismatch,
  isCompatible,
  parseRemote,
  type RemoteDefinition,
  takesRuntime,
} from 'shared-contracts/remote';
import { asError } from 'shared-contracts/thrown';
import { arrivedAndThrew, ThrownScriptError } from '../containment/arrived-and-threw';

/** Gets the module a version's entry exposes. `bust` asks past every cache. */
export type FetchEntry = (name: string, version: LoadableVersion, bust: boolean) => Promise<unknown>;

/** A remote that is loaded and checked. */
export interface LoadedRemote {
  readonly remote: ComposedRemote;
  /** The version that was loaded, which may be the fallback version. */
  readonly version: string;
  readonly definition: RemoteDefinition;
}

/** Creates the function that tries once to load a version; one whose file arrived and threw isn't asked again. */
export function createAttempt(fetchEntry: FetchEntry, runtime: string) {
  const broken = new Map<string, ThrownScriptError>();

  async function fetchOnce(name: string, version: LoadableVersion, bust: boolean): Promise<RemoteDefinition> {
    const known = broken.get(version.url);
    if (known) throw known;
    const entry = await fetchEntry(name, version, bust).catch((thrown: unknown) => {
      const cause = asError(thrown);
      if (!arrivedAndThrew(cause)) throw cause;
      const failure = new ThrownScriptError(`Remote '${name}' ${version.version} arrived and threw`, {
        cause,
      });
      broken.set(version.url, failure);
      throw failure;
    });
    const module = entry as { default?: unknown } | null;
    return parseRemote(name, module?.default);
  }

  return async (remote: ComposedRemote, version: LoadableVersion, bust: boolean): Promise<LoadedRemote> => {
    const refuseOthers = (contract: LoadableVersion['contract']) => {
      if (!isCompatible(contract))
        throw new Refusal(describeMismatch(remote.name, version.version, contract));
    };
    refuseOthers(version.contract);
    if (!takesRuntime(version.runtime, runtime))
      throw new Refusal(
        `Remote '${remote.name}' ${version.version} was built for hand-over ${version.runtime}, the shell has ${runtime}: rebuild '${remote.name}' with the shell's release tool.`,
      );
    const definition = await fetchOnce(remote.name, version, bust);
    refuseOthers(definition.contract);
    return { remote, version: version.version, definition };
  };
}

/** Whether another try can't help: the version doesn't fit, or its own code threw. */
export function isFinal(error: unknown): boolean {
  return error instanceof Refusal || error instanceof ThrownScriptError;
}

/** A version that must not be mounted. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}
