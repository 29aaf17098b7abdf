import type { ComposedRemote } from '@little-arches/contracts/formats';
import { canStore } from '@little-arches/contracts/platform';
import { addresses, findAddress, matchesAddress } from '@little-arches/contracts/routes';

type Owner = Pick<ComposedRemote, 'name' | 'addresses' | 'shows'>;

/** Keeps pages on which a password is typed and the scripts of other remotes in different documents. */
export interface OwnDocument {
  /** Returns true when the script of a remote may run in this document, and records that it does. */
  admits(remote: Owner): boolean;
  /** Returns true when the page at `pathname` must be loaded as another document. */
  endsFor(pathname: string, owner: Owner | undefined): boolean;
  /**
   * Records that the page at `pathname` is shown: if a password is typed there, no other remote is admitted from
   * then on.
   */
  show(pathname: string): void;
}

/** Pages on which a password is typed, or that the link of a mail opens before such a page. */
const ownDocuments: readonly string[] = [
  addresses.signIn,
  addresses.signUp,
  addresses.resetPassword,
  addresses.confirm,
  addresses.settings,
];

/** Returns true when the page at `pathname` needs a document in which no script of another remote ever ran. */
export function hasOwnDocument(pathname: string): boolean {
  return ownDocuments.some((pattern) => matchesAddress(pattern, pathname));
}

/**
 * Creates the rule for a document; `pagePath` is the address it was loaded for. If the browser has no storage, all
 * pages share a document, because session and cart would be lost with it.
 */
export function createOwnDocument(
  pagePath: string,
  isStoring: () => boolean = () => canStore('device'),
): OwnDocument {
  const ran = new Set<string>();
  let keptFor: string | undefined;
  const isKeptFrom = (remote: Owner | undefined) =>
    keptFor !== undefined && !(remote && findAddress(remote.addresses, keptFor));
  function show(pathname: string): void {
    if (hasOwnDocument(pathname)) keptFor ??= pathname;
  }

  show(pagePath);
  return {
    admits(remote) {
      if (isKeptFrom(remote) && isStoring()) return false;
      ran.add(remote.name);
      return true;
    },
    endsFor(pathname, owner) {
      if (pathname === keptFor) return false;
      const isMixed = hasOwnDocument(pathname) && [...ran].some((name) => name !== owner?.name);
      // The remotes that fill its slots may not run here.
      const isUnfilled = keptFor !== undefined && !hasOwnDocument(pathname) && Boolean(owner?.shows?.length);
      return (isMixed || isKeptFrom(owner) || isUnfilled) && isStoring();
    },
    show,
  };
}
