import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/** What a site answers. */
export interface SiteAnswer {
  readonly status: number;
  readonly policy: string;
  readonly text: string;
}

/** Asks a site for an address as a browser finds it: every name below `localhost` is this machine. */
export function askSite(address: string): Promise<SiteAnswer> {
  const { get } = address.startsWith('https:') ? https : http;
  const lookup: typeof dns.lookup = ((hostname: string, ...rest: [never, never]) =>
    dns.lookup(hostname.endsWith('.localhost') ? 'localhost' : hostname, ...rest)) as never;
  return new Promise((resolve, reject) => {
    get(address, { lookup, agent: false }, (response) => {
      const policy = String(response.headers['content-security-policy'] ?? '');
      text(response).then(
        (content) => resolve({ status: response.statusCode ?? 0, policy, text: content }),
        reject,
      );
    }).on('error', reject);
  });
}
