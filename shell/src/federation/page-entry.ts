import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { ThrownScriptError } from '../containment/arrived-and-threw';
import { inTime } from './in-time';

/**
 * Creates the plugin for entries that the page itself names: takes them from there instead of requesting them.
 * `scripts` contains, by address, promises that are fulfilled once the script has run. The next try requests the
 * entry anew. `loadModule` loads an entry that is an ES module.
 */
export function pageEntry(
  scripts: ReadonlyMap<string, Promise<unknown>>,
  loadModule: (entry: string) => Promise<unknown>,
  timeout: number,
  onLate: (entry: string) => void,
): ModuleFederationRuntimePlugin {
  const waiting = new Map(
    [...scripts].map(([address, script]) => [new URL(address, window.location.href).href, script]),
  );
  return {
    name: 'page-entry',
    async loadEntry({ remoteInfo: { entry, entryGlobalName, type } }) {
      const script = waiting.get(entry);
      if (!script && type !== 'module') return undefined;
      waiting.delete(entry);
      if (script) await inTime(script, timeout, `${entry} did not answer in time`, () => onLate(entry));
      const container: unknown = script ? Reflect.get(globalThis, entryGlobalName) : await loadModule(entry);
      if (!isContainer(container))
        throw new ThrownScriptError(`${entry} ran, but defined no remote: its console message says why`);
      return container;
    },
  };
}

/** The container of Module Federation that an entry creates. */
interface Container {
  get(exposed: string): () => Promise<unknown>;
  init(): void | Promise<void>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}
