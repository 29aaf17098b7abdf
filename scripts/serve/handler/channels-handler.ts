import { createChannelFinder } from '@little-arches/release/site/channel-address';
import { securityHeaders } from '@little-arches/release/site/security-headers';
import { refusal } from './answer';
import { createSiteHandler, type SiteHandler, type SiteHandlerOptions } from './site-handler';
import type { Channels, ServedSite, SiteSource } from './source/site-source';

/**
 * Answers for every channel of a store, each at its own host name: `staging.localhost:3000` beside
 * `localhost:3000`, `staging.example.org` beside `www.example.org`.
 */
export function createChannelsHandler({ main, of }: Channels, options: SiteHandlerOptions = {}): SiteHandler {
  const answerMain = createSiteHandler(main, options);
  const handlers = new WeakMap<SiteSource, SiteHandler>();
  let known: { readonly site: ServedSite; readonly find: ReturnType<typeof createChannelFinder> } | undefined;

  return async (asked) => {
    const site = await main.site();
    if (known?.site !== site) known = { site, find: createChannelFinder(site.config.siteUrl) };
    const name = known.find(asked.header('host'));
    if (name === undefined) return await answerMain(asked, site);
    const source = await of(name);
    if (!source) {
      const sentence = `There is no channel '${name}' here. npm run release -- status --channel ${name} tells more.`;
      return refusal(asked, 404, sentence, securityHeaders(site.config, options.policy));
    }
    const answer = handlers.get(source) ?? createSiteHandler(source, options);
    handlers.set(source, answer);
    return await answer(asked);
  };
}
