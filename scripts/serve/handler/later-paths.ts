import type { PublishedLaterPaths } from '@little-arches/build/model/published-version';
import type { SiteConfig } from '@little-arches/contracts/config';
import { within } from '@little-arches/kit/within';
import * as v from 'valibot';

/** Cache lifetime of a function’s list or failure, in milliseconds; also the time limit of later requests. */
const FRESH = 5000;

/**
 * Milliseconds to wait for a function; after that the page checks the path itself. The signal of the fetch alone
 * was seen not to end it, so that later requests waited forever.
 */
const PATIENCE = 1500;

/**
 * Returns whether an item exists at a path whose pattern has no prerendered page for it; undefined when that is
 * unknown.
 */
export type FindLaterPath = (
  laterPaths: PublishedLaterPaths,
  parameters: Readonly<Record<string, string>>,
) => Promise<boolean | undefined>;

/** Options of calling a function. */
export interface LaterPathsOptions {
  readonly config: SiteConfig;
  /**
   * Whether requests may share a pending call. Edge workers can't, because an answer belongs to one request there.
   */
  readonly shared?: boolean | undefined;
  /** Returns milliseconds; replaced in tests. */
  readonly now?: () => number;
}

interface Listing {
  readonly at: number;
  readonly items: Promise<readonly Item[] | undefined> | readonly Item[] | undefined;
}

type Item = Readonly<Record<string, unknown>>;

const answerSchema = v.object({ data: v.array(v.record(v.string(), v.unknown())) });

/**
 * Creates the check for paths added since the pages were rendered. It calls a function for its whole list at most
 * once in five seconds, however many paths are requested, so the cache grows with the items and not with the
 * requests. A late list serves later requests.
 */
export function createLaterPaths({
  config,
  shared = true,
  now = Date.now,
}: LaterPathsOptions): FindLaterPath {
  const listings = new Map<string, Listing>();

  async function itemsOf(name: string, fields: readonly string[]): Promise<readonly Item[] | undefined> {
    const key = JSON.stringify([name, fields]);
    const known = listings.get(key);
    if (known && now() - known.at < FRESH) return await known.items;
    const asked = askFor(config, name, fields);
    if (!shared) {
      const items = await within(asked, PATIENCE);
      listings.set(key, { at: now(), items });
      return items;
    }
    const listing = { at: now(), items: within(asked, PATIENCE) };
    listings.set(key, listing);
    void asked.then((items) => {
      if (items && listings.get(key) === listing) listings.set(key, { at: now(), items });
    });
    return await listing.items;
  }

  return async (laterPaths, parameters) => {
    if (laterPaths === 'none') return false;
    const { function: name, fields } = laterPaths;
    const items = await itemsOf(name, Object.values(fields));
    const isThere = items?.some((item) =>
      Object.entries(fields).every(([parameter, field]) => isSame(item[field], parameters[parameter] ?? '')),
    );
    // When the field is empty, the page derives the item's address from another one, such as a story's title.
    const isComplete = items?.every((item) => Object.values(fields).every((field) => item[field] != null));
    return isThere || isComplete ? isThere : undefined;
  };
}

/** Compares without case: pages may ignore case, and in doubt the item counts as existing. */
function isSame(value: unknown, given: string): boolean {
  return typeof value === 'string' && comparable(value) === comparable(given);
}

/**
 * Returns the text in composed form and lower case. An accent can be part of its letter or a separate character,
 * which looks the same to people.
 */
function comparable(text: string): string {
  return text.normalize().toLowerCase();
}

/** Returns the list of a function, reduced to the compared fields; undefined when the answer is no list. */
async function askFor(
  { backend }: SiteConfig,
  name: string,
  fields: readonly string[],
): Promise<readonly Item[] | undefined> {
  const { url, publishableKey: key } = backend;
  try {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      // A legacy key is a JWT and is the bearer token too; newer keys are refused as one.
      headers: {
        apikey: key,
        ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }),
        'content-type': 'application/json',
      },
      body: '{}',
      signal: AbortSignal.timeout(FRESH),
    });
    if (!response.ok) return undefined;
    const { data } = v.parse(answerSchema, await response.json());
    return data.map((item) => Object.fromEntries(fields.map((field) => [field, item[field]])));
  } catch {
    // The page calls the function too, and shows the failure.
    return undefined;
  }
}
