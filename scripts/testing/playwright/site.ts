import { parseConfig } from '@little-arches/contracts/config';
import { channelUrl } from '@little-arches/release/site/channel-address';

/** The site that end-to-end tests open. */
export interface Site {
  /** Its origin, without a trailing slash. */
  readonly url: string;
  /** Origin of its backend, as its pages state it. */
  readonly backendUrl: string;
  /** Public key of the backend. */
  readonly publishableKey: string;
  /** Returns the origin of another channel, or of a preview by its name. */
  channel(name: string): string;
}

const CONFIG = /<script type="application\/json" id="config">([^<]*)</;

/** Reads a running site by its address. Throws an Error that states the fix when none answers there. */
export async function readSite(address: string): Promise<Site> {
  const url = new URL(address).origin;
  const answer = await fetch(url).catch(() => undefined);
  const [, config] = CONFIG.exec((await answer?.text()) ?? '') ?? [];
  if (config === undefined)
    throw new Error(`There is no site at ${url}. Start one (npm start), or set SITE_URL to its address.`);
  const { backend } = parseConfig(JSON.parse(config));
  return {
    url,
    backendUrl: backend.url,
    publishableKey: backend.publishableKey,
    channel: (name) => channelUrl(url, name),
  };
}

/** Sends JSON to a site's backend and returns the answer. Throws an Error with the answer when it is refused. */
export async function callBackend(site: Site, path: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(`${site.backendUrl}${path}`, {
    method: 'POST',
    headers: {
      apikey: site.publishableKey,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} of ${site.url} answered ${answer.status}: ${text}`);
  return text && JSON.parse(text);
}
