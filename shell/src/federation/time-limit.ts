import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { inTime } from './in-time';

/**
 * Creates the plugin that limits how long an entry may take to return its exposed module: a chunk that hangs would
 * block it for ever.
 */
export function timeLimit(timeout: number, onLate: (entry: string) => void): ModuleFederationRuntimePlugin {
  return {
    name: 'time-limit',
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      const factory: unknown = await inTime(
        Promise.resolve(remoteEntryExports.get(expose)),
        timeout,
        `${moduleInfo.name} did not hand out '${expose}' in time`,
        () => onLate(moduleInfo.entry),
      );
      return typeof factory === 'function' ? () => factory() : undefined;
    },
  };
}
