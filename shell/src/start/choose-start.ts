import { HYDRATION_FORMAT, type Hydration } from '@little-arches/contracts/formats/page';
import type { PageDefinition } from '@little-arches/contracts/remote';
import { findAddress } from '@little-arches/contracts/routes';
import { type LoadedRemote, RemoteLoadError } from '../federation/load-remotes';
import { readInlined } from '../loading/inlined';
import type { Shell } from '../shell';

/**
 * The kind of a loaded page, which determines how the browser starts in it:
 * - `client`: nothing was prerendered
 * - `frame`: only the frame was prerendered; its section is loading
 * - `prerendered`: everything was prerendered and can be hydrated
 * - `static`: everything was prerendered, but the section can only be read: for now or, after `failure`, until a
 *   visitor retries
 */
export type Start =
  | { readonly status: 'client' }
  | { readonly status: 'frame' }
  | { readonly status: 'prerendered'; readonly hydration: Hydration; readonly loaded?: LoadedRemote }
  | { readonly status: 'static'; readonly hydration: Hydration; readonly failure?: RemoteLoadError };

/** Milliseconds the frame waits for the section's scripts, to be hydrated together with it. */
const PATIENCE = 1500;

/** Determines how to start in the page, which shows `pathname`. Never rejects because of a missing remote. */
export async function chooseStart(
  shell: Pick<Shell, 'index' | 'load'>,
  root: HTMLElement,
  pathname: string,
  patience: number = PATIENCE,
): Promise<Start> {
  if (!document.getElementById('hydration')) return { status: root.hasChildNodes() ? 'frame' : 'client' };
  const hydration = readInlined<Hydration>('hydration', HYDRATION_FORMAT);
  const late = new Promise<Start>((resolve) =>
    setTimeout(resolve, patience, { status: 'static', hydration }),
  );
  return await Promise.race([whenLoaded(shell, hydration, pathname), late]);
}

async function whenLoaded(
  shell: Pick<Shell, 'index' | 'load'>,
  hydration: Hydration,
  pathname: string,
): Promise<Start> {
  try {
    const owner = await shell.index.ownerOf(pathname);
    if (!owner) {
      await import('../frame/errors/not-found-page');
      return { status: 'prerendered', hydration };
    }
    const loaded = await shell.load(owner);
    // The fallback version may render other markup than the prerendered one.
    if (loaded.version !== owner.version) return { status: 'static', hydration };
    // The router finds the module loaded.
    await pageAt(loaded, pathname)?.load();
    return { status: 'prerendered', hydration, loaded };
  } catch (failure) {
    // The loader has reported its own failures; the router meets a page's failure again and reports it.
    return { status: 'static', hydration, ...(failure instanceof RemoteLoadError && { failure }) };
  }
}

/** Returns the definition of the remote's page at `pathname`. */
export function pageAt({ definition }: LoadedRemote, pathname: string): PageDefinition | undefined {
  const pages = Object.values(definition.pages);
  const address = findAddress(
    pages.map(({ path }) => path),
    pathname,
  );
  return pages.find(({ path }) => path === address);
}
