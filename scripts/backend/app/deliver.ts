import { deliverScan, type ScanStored } from '@little-arches/contracts/backend';
import { parseConfig, type SiteConfig } from '@little-arches/contracts/config';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import * as v from 'valibot';

const refusalSchema = v.object({
  message: v.string(),
  fields: v.optional(v.array(v.object({ field: v.string(), problem: v.string() })), []),
});

/** Delivers a scan to a site as the app does. Throws a UsageError with the server's message when it is refused. */
export async function deliver(site: string, code: string, scan: unknown): Promise<ScanStored['data']> {
  const { backend } = await readConfig(site);
  const answer = await reach(`${backend.url}/functions/v1/${deliverScan.name}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ code, scan }),
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return deliverScan.parse(body).data;
  const refusal = v.safeParse(refusalSchema, body);
  if (!refusal.success) throw new Error(`${deliverScan.name} of ${site} answered ${answer.status}`);
  const { message, fields } = refusal.output;
  throw new UsageError([message, ...fields.map(({ field, problem }) => `  ${field} ${problem}`)].join('\n'));
}

/** Reads the backend's address and keys from the site's pages. */
async function readConfig(site: string): Promise<SiteConfig> {
  const page = await (await reach(site)).text();
  const inlined = /<script type="application\/json" id="config">([^<]*)<\/script>/.exec(page)?.[1];
  if (!inlined) throw new UsageError(`${site} is not a site of ours: its page has no configuration.`);
  return parseConfig(JSON.parse(inlined));
}

async function reach(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new UsageError(
      `${address} can’t be reached. Run 'npm start' in another terminal, or name a site: --site.`,
    );
  }
}
