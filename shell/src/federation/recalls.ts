import { type Composition, parseComposition, parseLiveComposition } from '@little-arches/contracts/formats';
import { addresses } from '@little-arches/contracts/routes';
import type { DataRouter, Location } from 'react-router-dom';
import { loadDocument } from '../navigation/load-document';
import type { LoadedRemote } from './load-remotes';

type Router = Pick<DataRouter, 'state' | 'subscribe'>;

/** Milliseconds until the recalls are requested again. */
const FRESH = 5000;

/** Milliseconds an answer may take before a page is shown without it. */
const PATIENCE = 1500;

/** Paths of the payment, which continues in its own document. */
const PAYMENT: readonly string[] = [addresses.checkout, addresses.checkoutSuccess];

/** Milliseconds in which the document that replaces this one should arrive. */
const DOCUMENT_PATIENCE = 3000;

/** The versions that the tab has loaded, and how it loads a document. */
export interface RecallParts {
  readonly composition: Composition;
  /** Loads the document of an address; default: in this tab. */
  readonly load?: (target: Location) => void;
}

/** The versions recalled on this site, and the reaction of a tab that loaded one. */
export interface Recalls {
  /** Requests the recalls ahead of the next navigation, which then need not wait for the answer. */
  ask(): void;
  /** Returns the remote. When a version was recalled, rejects after a pause in which the next document can load. */
  admit(loaded: LoadedRemote): Promise<LoadedRemote>;
  /**
   * Loads the next page as a new document once a version was recalled. Discards nothing before: a visitor who fills
   * in a form leaves it at any time. `state` is that of a navigation; without it the visitor returned to the tab.
   */
  follow(router: Router, state?: Router['state']): void;
}

/** Reloads the tab when a version that it uses is recalled. */
export function createRecalls({ composition, load = loadDocument }: RecallParts): Recalls {
  let asked: { readonly at: number; readonly recalled: Promise<readonly string[]> } | undefined;
  let isHarmful = false;
  let isFollowing = false;
  let last: Location | undefined;

  /** Returns true when this tab has a recalled version, and false without an answer. */
  async function isRecalled(): Promise<boolean> {
    if (isHarmful) return true;
    if (!asked || Date.now() - asked.at > FRESH) asked = { at: Date.now(), recalled: readRecalled() };
    const recalled = await asked.recalled;
    // The loaded versions are looked up only if versions were recalled.
    if (recalled.length > 0) isHarmful ||= await hasAny(recalled);
    return isHarmful;
  }

  async function readRecalled(): Promise<readonly string[]> {
    try {
      return parseLiveComposition(await read('/composition.json', { cache: 'no-store' })).recalled ?? [];
    } catch {
      return [];
    }
  }

  /**
   * Returns true when a loaded version was recalled, and also without an answer, because a new document does no
   * harm.
   */
  async function hasAny(recalled: readonly string[]): Promise<boolean> {
    const { rest, shell } = composition;
    try {
      const { remotes } = rest ? parseComposition(await read(rest.url)) : composition;
      const versions = [{ name: 'shell', version: shell.version }, ...remotes];
      return versions.some(({ name, version }) => recalled.includes(`${name} ${version}`));
    } catch {
      return true;
    }
  }

  function look({ location, navigation }: Router['state']): void {
    const next = navigation.location ?? location;
    const from = last ?? (navigation.location && location);
    if (next.key === from?.key) return;
    last = next;
    const pays = from && PAYMENT.includes(from.pathname) && PAYMENT.includes(next.pathname);
    if (from?.pathname === next.pathname || pays) return;
    void isRecalled().then((recalled) => recalled && load(next));
  }

  return {
    ask: () => void isRecalled(),
    async admit(loaded) {
      if (!(await isRecalled())) return loaded;
      await new Promise((resolve) => setTimeout(resolve, DOCUMENT_PATIENCE));
      throw new RecalledError(`Remote '${loaded.remote.name}' is not mounted: a version here was recalled`);
    },
    follow(router, state) {
      if (!isFollowing) router.subscribe(look);
      isFollowing = true;
      if (state) return look(state);
      last ??= router.state.location;
      void isRecalled();
    },
  };
}

/**
 * Has the name of the error of any remote that can't be loaded, so that sections and panels offer the live version.
 */
class RecalledError extends Error {
  override readonly name = 'RemoteLoadError';
}

async function read(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  return await response.json();
}
