import { parseUrl } from '../platform/parse-url';
import { PACKAGE_NAME, RELEASED_FILE } from './names';

/** A place in a file of a release: `/assets/<package>/<version>/<file>` with line and column, both from 1. */
interface ReleasedPlace {
  readonly remote: string;
  /** The folder of the file: its version, or a folder named by the file's content. */
  readonly version: string;
  /** Path on the site, without query. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

const ADDRESS = new RegExp(
  `^(https?://[^/]+)/assets/(${PACKAGE_NAME})/([\\w.+-]{1,60})/(${RELEASED_FILE})(?:[?#].*)?$`,
);

/** Returns the released file at `address`; undefined for other addresses and for files of other sites. */
export function releasedPlace(
  address: string | null | undefined,
  origin: string,
  line?: number,
  column?: number,
): ReleasedPlace | undefined {
  const [, site, remote = '', version = '', file = ''] = ADDRESS.exec(address ?? '') ?? [];
  if (site !== origin) return undefined;
  return { remote, version, file: `/assets/${remote}/${version}/${file}`, line, column };
}

/**
 * Returns what a policy refused, without anything that could be personal: a keyword of the browser (`inline`,
 * `eval`, `data` …), or only the origin of an address.
 */
export function blockedSource(blocked: string | null | undefined): string {
  if (!blocked) return 'unknown';
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  const url = parseUrl(blocked);
  if (!url) return 'unknown';
  const { origin, protocol } = url;
  return (origin === 'null' ? protocol : origin).slice(0, 120);
}
