import type { ComposedRemote, Composition } from '@little-arches/contracts/formats';
import { describeThrown } from '@little-arches/contracts/platform';
import { addresses, findAddress } from '@little-arches/contracts/routes';

/** Milliseconds until the request for the whole composition fails. */
const TIMEOUT = 8000;

/** Finds the owner of an address, a panel or a slot, in the composition of the page and, for other pages, the whole one. */
export interface CompositionIndex {
  /** Returns the remote that owns an address. Rejects when the whole composition can't be fetched. */
  ownerOf(pathname: string): Promise<ComposedRemote | undefined>;
  /** Returns the owner of an address if the loaded part of the composition contains it. */
  knownOwnerOf(pathname: string): ComposedRemote | undefined;
  /** Returns the remote that provides a panel. Rejects as `ownerOf` does. */
  providerOf(panel: string): Promise<ComposedRemote | undefined>;
  /** Returns the remote that fills a slot. Rejects when the whole composition can't be fetched. */
  fillerOf(slot: string): Promise<ComposedRemote | undefined>;
  /** Returns the route pattern of an address if the loaded part of the composition contains it. */
  patternOf(pathname: string): string | undefined;
  /** Returns the version of a package whose file is in `folder`, which may be named by the file's content. */
  versionOf(name: string, folder: string): string;
  /** Fetches the whole composition before its first use. Never rejects. */
  warm(): Promise<void>;
}

/**
 * Creates the index. A page contains only the part of its composition that it needs, so that its size doesn't grow
 * with the number of remotes. The rest is one immutable file, fetched once and checked against its hash. `pagePath`
 * is the address the page was loaded for.
 */
export function createCompositionIndex(
  composition: Composition,
  pagePath: string,
  fetchWhole: (rest: NonNullable<Composition['rest']>) => Promise<unknown> = fetchJson,
): CompositionIndex {
  let whole: Promise<readonly ComposedRemote[]> | undefined;
  let known = composition.remotes;
  let lost = composition.unreadable?.[0];

  function allRemotes(): Promise<readonly ComposedRemote[]> {
    const { rest } = composition;
    if (!rest) return Promise.resolve(composition.remotes);
    whole ??= Promise.all([loadParser(), fetchWhole(rest)])
      .then(([{ parseWhole }, value]) => {
        const { remotes, unreadable = [] } = parseWhole(value);
        known = remotes;
        lost = unreadable[0];
        return known;
      })
      .catch((cause) => {
        whole = undefined;
        throw new CompositionLoadError(rest.url, cause);
      });
    return whole;
  }

  /**
   * Returns the owner. Throws while a remote could not be read, because that one may own the address: "not found"
   * would be a guess.
   */
  function sure(owner: ComposedRemote | undefined): ComposedRemote | undefined {
    if (!owner && lost)
      throw new CompositionLoadError(composition.id, `wrong at '${lost.at}': ${lost.reason}`);
    return owner;
  }

  return {
    async ownerOf(pathname) {
      const own = pathname === pagePath ? ownerOf(composition.remotes, pathname) : undefined;
      return own ?? sure(ownerOf(await allRemotes(), pathname));
    },
    knownOwnerOf: (pathname) => ownerOf(known, pathname),
    async providerOf(panel) {
      const provides = ({ panels }: ComposedRemote) => panels.includes(panel);
      return composition.remotes.find(provides) ?? sure((await allRemotes()).find(provides));
    },
    async fillerOf(slot) {
      const fills = (remote: ComposedRemote) => remote.fills?.includes(slot);
      return composition.remotes.find(fills) ?? (await allRemotes()).find(fills);
    },
    patternOf: (pathname) =>
      findAddress([addresses.notFound, ...known.flatMap((remote) => remote.addresses)], pathname),
    versionOf(name, folder) {
      if (name === 'shell') return composition.shell.version;
      if (!folder.startsWith('file-')) return folder;
      return known.find((remote) => remote.name === name)?.version ?? '';
    },
    warm: () =>
      allRemotes().then(
        () => {},
        () => {},
      ),
  };
}

/** Returns the remote of the composition that owns `pathname`, by the pattern with the most fixed segments. */
function ownerOf(remotes: readonly ComposedRemote[], pathname: string): ComposedRemote | undefined {
  const owners = new Map(
    remotes.flatMap((remote) => remote.addresses.map((address) => [address, remote] as const)),
  );
  const address = findAddress([...owners.keys()], pathname);
  return address === undefined ? undefined : owners.get(address);
}

/** Thrown when the whole composition did not arrive; a later request may succeed. */
export class CompositionLoadError extends Error {
  override readonly name = 'CompositionLoadError';
  constructor(url: string, cause: unknown) {
    super(`The composition ${url} could not be loaded: ${describeThrown(cause).message}`, {
      cause,
    });
  }
}

/** Loads the parser. The first page makes no request, so it has nothing to parse. */
const loadParser = () => import(/* webpackChunkName: "composition" */ './composition-parser');

async function fetchJson({ url, integrity }: NonNullable<Composition['rest']>): Promise<unknown> {
  const response = await fetch(url, { integrity, signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return await response.json();
}
