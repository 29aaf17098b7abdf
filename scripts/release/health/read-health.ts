import {
  behindReports,
  HEALTH_PATH,
  type Health,
  parseHealth,
} from '@little-arches/contracts/formats/reports';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { within } from '@little-arches/kit/within';
import { readLiveManifest } from '../site/stored-site';
import type { ReleaseStore } from '../store/store';

/** Milliseconds in which the receiver of reports must answer. */
const PATIENCE = 5000;

/** Filter of visits: those that began after `since`, of pages with one of these compositions. Default: all. */
export interface VisitQuery {
  /** ISO 8601. */
  readonly since: string;
  readonly compositions: readonly string[];
}

/** Reads the health of a channel's versions. Throws an EnvironmentError when no collector answers. */
export async function readHealth(store: ReleaseStore, channel: string, asked?: VisitQuery): Promise<Health> {
  const { config } = (await readLiveManifest(store, channel)) ?? {};
  if (!config) throw new EnvironmentError(`No site is live on '${channel}', so nobody visits it.`);
  if (!config.reportUrl)
    throw new EnvironmentError(
      `The pages of '${channel}' tell nobody how they fare: set REPORT_URL and run npm run release -- compose --channel ${channel}`,
    );
  const address = new URL(behindReports(config.reportUrl, HEALTH_PATH));
  if (asked) address.searchParams.set('since', asked.since);
  for (const id of asked?.compositions ?? []) address.searchParams.append('composition', id);
  const { versions, ...health } = parseHealth(await ask(address.href), address.origin + address.pathname);
  return { ...health, versions: versions.filter((version) => version.channel === channel) };
}

/** Throws an EnvironmentError when visits are counted from a time before the requested one. */
export function mustCountSince(since: string, asked: string): void {
  if (Date.parse(since) < Date.parse(asked))
    throw new EnvironmentError(
      `The visits are counted since ${since}, but were asked for since ${asked}: the receiver of reports must heed 'since' (docs/hosting.md, "Health of versions").`,
    );
}

async function ask(address: string): Promise<unknown> {
  const asked = fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).then(async (response) =>
    response.ok ? { value: await response.json() } : { fault: `it answers ${response.status}` },
  );
  // The abort signal alone has been seen not to end a fetch.
  const answer = await within(asked, PATIENCE).catch((error: unknown) => ({
    fault: error instanceof Error ? error.message : String(error),
  }));
  if (answer && 'value' in answer) return answer.value;
  throw new EnvironmentError(
    `${address} does not tell how versions fare: ${answer?.fault ?? `no answer in ${PATIENCE / 1000} s`}. With the embedded backend let npm start run; another receiver has to answer there (docs/hosting.md, "Health of versions").`,
  );
}
