import { escapeMarkup } from '@scripts/kit/escape-markup';
import type { ComposedSite } from 'shared-contracts/formats/site';
import { siteFileAddresses } from 'shared-contracts/routes';
import { SECURITY_TEXT, securityText } from './security-text';

/** A file with an address of its own on every server of the site. */
export interface SiteFile {
  readonly type: string;
  content(): string;
}

const text = 'text/plain; charset=utf-8';

/** The files of a composed site that are no pages and belong to no package, by path. */
export function siteFiles(site: ComposedSite): Readonly<Record<string, SiteFile>> {
  const { siteUrl } = site.config;
  return {
    '/robots.txt': {
      type: text,
      content: () => `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`,
    },
    '/sitemap.xml': { type: 'application/xml', content: () => sitemap(site) },
    [siteFileAddresses.thirdPartyNotices]: {
      type: text,
      content: () => site.notices ?? 'Only a released site lists what it holds of others.\n',
    },
    [SECURITY_TEXT]: { type: text, content: () => securityText(siteUrl, new Date()) },
  };
}

function sitemap({ config, pages }: ComposedSite): string {
  const listed = pages.filter((page) => page.listed).map(({ pattern }) => config.siteUrl + pattern);
  const urls = listed.map((url) => `  <url><loc>${escapeMarkup(url)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
