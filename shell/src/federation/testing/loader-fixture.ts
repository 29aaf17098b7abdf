import type { ComposedRemote, LoadableVersion } from '@little-arches/contracts/formats';
import { CONTRACT_VERSION, defineRemote } from '@little-arches/contracts/remote';
import { madeUpLoader } from './made-up-loader';

const contract = { built: CONTRACT_VERSION, needs: CONTRACT_VERSION };
export const definition = defineRemote({ name: 'remote-store', pages: {} });

export const version = (number: string, more: Partial<LoadableVersion> = {}): LoadableVersion => ({
  version: number,
  url: `/assets/remote-store/${number}/remoteEntry.js`,
  integrity: '',
  contract,
  runtime: '2.9',
  ...more,
});

export const remote = (more: Partial<ComposedRemote> = {}): ComposedRemote => ({
  ...version('1.1.0'),
  name: 'remote-store',
  addresses: ['/store'],
  panels: [],
  ...more,
});

/** For tests: creates a loader whose tries end with `outcomes`, one after the other. */
export function setup(...outcomes: (() => unknown)[]) {
  const tries: string[] = [];
  const failures: [string, string][] = [];
  const start = madeUpLoader(async (name, number, again) => {
    expect(name).toBe('remote-store');
    tries.push(again ? `${number} past the caches` : number);
    const outcome = outcomes[tries.length - 1];
    if (!outcome) throw new Error('One try too many');
    return await outcome();
  }, 50);
  const { load, loadAhead } = start(
    (_, number, error) => void failures.push([number, (error as Error).message]),
  );
  return { load, loadAhead, tries, failures };
}

export const works = () => ({ default: definition });
export const fails = (message: string) => () => {
  throw new Error(message);
};
export const hangs = () => new Promise(() => {});
