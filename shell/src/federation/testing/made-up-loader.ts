import { randomUUID } from 'node:crypto';
import { createFederation } from '../instance';
import type { StartLoader } from '../start-federation';

/**
 * Returns the module that the entry of a version exposes, or fails; `again` is true for a try that bypasses the
 * caches.
 */
export type FetchModule = (name: string, version: string, again: boolean) => unknown;

/**
 * For tests: creates a loader on Module Federation's runtime with the shell's plugins, and with entries from
 * `fetchModule`.
 */
export function madeUpLoader(fetchModule: FetchModule, timeout = 2000): StartLoader {
  // The runtime keeps what it loaded by address as long as the window exists, so each loader has its own
  // addresses.
  const own = randomUUID();
  return (onFailure) =>
    createFederation({
      runtime: '2.9',
      versions: {
        react: '19.3.1',
        'react-dom': '19.3.1',
        'react-router-dom': '7.18.5',
        'react-router': '7.18.5',
      },
      timeout,
      onFailure,
      entryPlugin: (registrations) => ({
        name: 'made-up-entries',
        beforeRegisterRemote(args) {
          if ('entry' in args.remote) args.remote.entry += `#${own}`;
          return args;
        },
        async loadEntry({ remoteInfo: { entry } }) {
          const { tracked, version } = registrations.atAddress(entry) ?? {};
          if (!tracked || !version) throw new Error(`${entry} is the entry of no remote`);
          const arrived: unknown[] = [];
          return {
            init() {},
            // The types declare the factory itself; containers return a promise of it.
            get: (async () => {
              // As in bundlers: a late chunk is not fetched again.
              if (arrived.length === 0) {
                const again = tracked.state === 'loading:again';
                arrived.push(await fetchModule(tracked.remote.name, version.version, again));
              }
              return () => arrived[0];
            }) as never,
          };
        },
      }),
    });
}
