import type { createBrowserRouter, Location } from 'react-router-dom';
import { type Composition, parseComposition, parseLiveComposition } from 'shared-contracts/formats/page';
import type { LoadedRemote } from '../../federation/load-remotes';
import { loadDocument } from '../../navigation/load-document';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Milliseconds until the recalls are requested again. */
const FRESH = 5000;

/** Milliseconds an answer may take before a page is shown without it. */
const PATIENCE = 1500;

/** Milliseconds in which the document comes that replaces this one. */
const DOCUMENT_PATIENCE = 3000;

/** The versions that the tab has loaded. */
export interface RecallParts {
  readonly composition: Composition;
  /** Paths of the payment, which continues in its own document. */
  readonly payment: readonly string[];
  /** Brings the document of an address; default: in this tab. */
  readonly load?: (target: Location) => void;
}

/** The versions recalled on this site, and what a tab that loaded one does. */
export interface Recalls {
  /** Asks ahead of the next navigation, which then need not wait for the answer. */
  ask(): void;
  /** The remote, unless a version was recalled: then it fails, once the next document had time to come. */
  admit(loaded: LoadedRemote): Promise<LoadedRemote>;
  /**
   * Has the next page be a document of its own once a version was recalled. Nothing is thrown away before:
   * who fills in a form leaves it when they like. `state` is a navigation's; without it someone came back to
   * the tab.
   */
  follow(router: Router, state?: Router['state']): void;
}

/** Creates it for a tab. */
export function createRecalls({ composition, payment, load = loadDocument }: RecallParts): Recalls {
  let asked: { readonly at: number; readonly recalled: Promise<readonly string[]> } | undefined;
  let isHarmful = false;
  let isFollowing = false;
  let last: Location | undefined;

  /** Returns true when this tab has a recalled version. Without an answer it counts as not recalled. */
  async function isRecalled(): Promise<boolean> {
    if (isHarmful) return true;
    if (!asked || Date.now() - asked.at > FRESH) asked = { at: Date.now(), recalled: readRecalled() };
    const recalled = await asked.recalled;
    // What this tab has is looked up only where there is a reason.
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

  /** Returns whether a loaded version was recalled. Without an answer it is: a new document does no harm. */
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
    const pays = from && payment.includes(from.pathname) && payment.includes(next.pathname);
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

/** To sections and panels it is as any remote that can't be loaded: they say so and offer the live version. */
class RecalledError extends Error {
  override readonly name = 'RemoteLoadError';
}

async function read(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  return await response.json();
}
