import type { SiteConfig } from '@little-arches/contracts/config';
import { siteFileAddresses } from '@little-arches/contracts/routes';
import { escapeMarkup } from '@little-arches/kit/escape-markup';
import { STANDARD_CHANNEL } from '@little-arches/kit/settings/channel';
import { SECURITY_TEXT, securityText } from './security-text';

/** A file with an address of its own on every server of the site. */
export interface SiteFile {
  readonly type: string;
  content(): string | Promise<string>;
}

/** The site data that the files contain. */
export interface DescribedSite {
  readonly config: SiteConfig;
  readonly pages: readonly { readonly pattern: string; readonly listed: boolean }[];
}

const text = 'text/plain; charset=utf-8';

/**
 * Returns the files of a site that are neither pages nor part of a package, by path. `notices` returns the licences
 * of third-party code.
 */
export function siteFiles(
  site: DescribedSite,
  notices: () => Promise<string | undefined>,
): Readonly<Record<string, SiteFile>> {
  const { siteUrl, channel } = site.config;
  let listed: string | undefined;
  return {
    '/robots.txt': {
      type: text,
      content: () =>
        channel === STANDARD_CHANNEL
          ? `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`
          : 'User-agent: *\nDisallow: /\n',
    },
    '/sitemap.xml': { type: 'application/xml', content: () => (listed ??= sitemap(site)) },
    [siteFileAddresses.thirdPartyNotices]: {
      type: text,
      content: async () => (await notices()) ?? 'Only a released site lists what it holds of others.\n',
    },
    [SECURITY_TEXT]: { type: text, content: () => securityText(siteUrl, new Date()) },
  };
}

function sitemap({ config, pages }: DescribedSite): string {
  const listed = pages.filter((page) => page.listed).map(({ pattern }) => config.siteUrl + pattern);
  const urls = listed.map((url) => `  <url><loc>${escapeMarkup(url)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
