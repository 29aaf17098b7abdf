import { HinderedError } from '@scripts/kit/errors/usage-error';
import { within } from '@scripts/kit/within';
import type { SiteConfig } from 'shared-contracts/config';
import { HEALTH_PATH, type Health, parseHealth } from 'shared-contracts/formats/reports/health';
import { readLiveManifest } from '../site/stored-site';
import type { ReleaseStore } from '../store/store';

/** Milliseconds that the receiver of reports may take. */
const PATIENCE = 5000;

/** Where the receiver of a site's reports tells how versions fare; undefined where pages send no reports. */
export function healthAddress({ reportUrl }: Pick<SiteConfig, 'reportUrl'>): string | undefined {
  if (reportUrl === undefined) return undefined;
  const address = new URL(reportUrl);
  address.pathname = address.pathname.replace(/\/$/, '') + HEALTH_PATH;
  return address.href;
}

/** How the versions of a channel fare with its visitors. Throws a HinderedError with a sentence where nobody tells. */
export async function readHealth(store: ReleaseStore, channel: string): Promise<Health> {
  const { config } = (await readLiveManifest(store, channel)) ?? {};
  if (!config) throw new HinderedError(`No site is live on '${channel}', so nobody visits it.`);
  const address = healthAddress(config);
  if (!address)
    throw new HinderedError(
      `The pages of '${channel}' tell nobody how they fare: set REPORT_URL and run npm run release -- compose --channel ${channel}`,
    );
  const { versions, ...health } = parseHealth(await ask(address), address);
  return { ...health, versions: versions.filter((version) => version.channel === channel) };
}

async function ask(address: string): Promise<unknown> {
  const asked = fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).then(async (response) =>
    response.ok ? { value: await response.json() } : { fault: `it answers ${response.status}` },
  );
  // The signal of a fetch was seen to end none.
  const answer = await within(asked, PATIENCE).catch((error: unknown) => ({
    fault: error instanceof Error ? error.message : String(error),
  }));
  if (answer && 'value' in answer) return answer.value;
  throw new HinderedError(
    `${address} does not tell how versions fare: ${answer?.fault ?? `no answer in ${PATIENCE / 1000} s`}. With the embedded backend let npm start run; another receiver has to answer there (docs/operating.md, "Health of versions").`,
  );
}
