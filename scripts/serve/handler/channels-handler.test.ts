import { sampleConfig } from '@little-arches/release/testing/sample-build';
import { createChannelsHandler } from './channels-handler';
import type { SiteSource } from './source/site-source';

/** Returns a site whose composition names its channel. */
function sourceOf(channel: string, siteUrl = sampleConfig.siteUrl): SiteSource {
  const site = {
    id: channel,
    config: { ...sampleConfig, channel, siteUrl },
    composition: channel,
    pages: [],
  };
  return { site: async () => site, file: async () => undefined };
}

/** Requests an address of the site at a host and returns the answer. */
async function ask(host: string | undefined, target = '/composition.json', siteUrl?: string) {
  const staging = sourceOf('staging');
  const of = async (name: string) => (name === 'staging' ? staging : undefined);
  const answer = createChannelsHandler({ main: sourceOf('production', siteUrl), of });
  const header = (name: string) => (name === 'host' ? host : undefined);
  const { status, headers, body } = await answer({ method: 'GET', target, header });
  return { status, headers, text: new TextDecoder().decode(body) };
}

it.each([
  ['localhost:3000', 'http://localhost:3000', 'production'],
  ['staging.localhost:3000', 'http://localhost:3000', 'staging'],
  ['www.littlearches.example', 'https://www.littlearches.example', 'production'],
  ['staging.littlearches.example', 'https://www.littlearches.example', 'staging'],
  ['staging.localhost:4000', 'http://localhost:3000', 'production'],
  ['staging.evil.example', 'http://localhost:3000', 'production'],
  [undefined, 'http://localhost:3000', 'production'],
])('a request for %s to the site at %s shows %s', async (host, siteUrl, channel) => {
  expect((await ask(host, undefined, siteUrl)).text).toBe(JSON.stringify({ id: channel }));
});

it('reports an unknown channel, and how to learn more', async () => {
  const { status, text, headers } = await ask('pr-12.localhost:3000', '/', 'http://localhost:3000');
  expect([status, text]).toEqual([404, expect.stringContaining("There is no channel 'pr-12' here.")]);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it('keeps search engines away from all channels but production', async () => {
  const staging = await ask('staging.localhost:3000', '/robots.txt', 'http://localhost:3000');
  expect(staging.text).toBe('User-agent: *\nDisallow: /\n');
  expect(staging.headers['x-robots-tag']).toBe('noindex');
  const production = await ask('localhost:3000', '/robots.txt', 'http://localhost:3000');
  expect(production.text).toContain('Allow: /');
  expect(production.headers['x-robots-tag']).toBeUndefined();
});
