import { within } from '@little-arches/contracts/platform';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** A step of a try took longer than its limit. `late` is fulfilled when the step succeeds afterwards. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError';
  constructor(
    message: string,
    readonly late: Promise<unknown>,
  ) {
    super(message);
  }
}

/** Rejects with a TooLateError when `step` takes longer than `milliseconds`. */
export function inTime<T>(step: Promise<T>, milliseconds: number, message: string): Promise<T> {
  return within(milliseconds, step, () => new TooLateError(message, step));
}

/**
 * Creates the plugin that limits how long an entry may take to return its exposed module: a chunk that hangs would
 * block it for ever.
 */
export function timeLimit(timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: 'time-limit',
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      const factory: unknown = await inTime(
        Promise.resolve(remoteEntryExports.get(expose)),
        timeout,
        `${moduleInfo.name} did not hand out '${expose}' in time`,
      );
      return typeof factory === 'function' ? () => factory() : undefined;
    },
  };
}
