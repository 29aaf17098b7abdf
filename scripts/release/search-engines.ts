import { escapeMarkup } from '../escape-markup';
import type { ComposedSite } from './compose';

/** robots.txt and sitemap.xml of a composed site, by path. */
export function searchEngineFiles({ config, pages }: ComposedSite) {
  const listed = pages.filter((page) => page.listed).map(({ pattern }) => config.siteUrl + pattern);
  const urls = listed.map((url) => `  <url><loc>${escapeMarkup(url)}</loc></url>\n`).join('');
  return {
    '/robots.txt': {
      type: 'text/plain; charset=utf-8',
      content: `User-agent: *\nAllow: /\nSitemap: ${config.siteUrl}/sitemap.xml\n`,
    },
    '/sitemap.xml': {
      type: 'application/xml',
      content: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
    },
  } as const;
}
