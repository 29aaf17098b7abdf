import type { SiteConfig } from 'shared-contracts/config';
import { addresses, matchesAddress } from 'shared-contracts/routes';
import { securityHeaders } from '../site/security-headers';
import { IMMUTABLE } from '../store/asset-files';
import type { ExtraFile } from './nginx-configuration';
import { byFixedParts, closedPatterns, isDynamic, isMissingPage, type PageFile } from './page-files';

/** `_headers` and `_redirects` for hosts of static files. */
export function staticHostFiles(
  config: SiteConfig,
  pages: readonly PageFile[],
  extras: readonly ExtraFile[],
): Record<'_headers' | '_redirects', string> {
  return { _headers: headersFile(config, pages, extras), _redirects: redirectsFile(pages) };
}

const POLICY = 'content-security-policy';

function headersFile(config: SiteConfig, pages: readonly PageFile[], extras: readonly ExtraFile[]): string {
  const { [POLICY]: _, ...common } = securityHeaders(config);
  const rules = [
    ['/*', common],
    ...stylesByPattern(pages).map(
      ([pattern, styles]) => [pattern, { [POLICY]: securityHeaders(config, { styles })[POLICY] }] as const,
    ),
    ['/assets/*', { 'cache-control': IMMUTABLE }],
    ...extras.map(({ path, cacheControl }) => [path, { 'cache-control': cacheControl }] as const),
  ] as const;
  const lines = rules.flatMap(([path, headers]) => [
    '',
    word(path),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `# Headers for hosts that read this format (Netlify, Cloudflare Pages). Pages keep the host's own caching rule,
# which is to ask each time. Each page has its policy from one rule alone, because hosts join what several rules
# say, and browsers then hold a page to every policy. The format knows no status codes: a host may send the long
# caching of /assets/ with a missing file too, and what it answers to unknown addresses without a policy.
${lines.join('\n')}
`;
}

/** The inline styles that pages need, by rules that never overlap: a pattern's rule covers every page in it. */
function stylesByPattern(pages: readonly PageFile[]): (readonly [pattern: string, styles: string[]])[] {
  const widest = byFixedParts(pages.filter(({ page }) => isDynamic(page))).reverse();
  const rules = new Map<string, Set<string>>();
  for (const { page } of pages) {
    const cover = widest.find((wider) => matchesAddress(wider.page.pattern, page.pattern))?.page ?? page;
    const styles = rules.get(cover.pattern) ?? new Set();
    if (page.style) styles.add(page.style);
    rules.set(cover.pattern, styles);
  }
  return [...rules].map(([pattern, styles]) => [pattern, [...styles]] as const);
}

function redirectsFile(pages: readonly PageFile[]): string {
  const closed = closedPatterns(pages);
  const open = pages.filter(
    ({ page }) =>
      isDynamic(page) && !isMissingPage(page) && !closed.some((other) => other.page.pattern === page.pattern),
  );
  const missing = pages.find(({ page }) => page.pattern === addresses.notFound);
  const rules = [
    `${addresses.notFound} ${missing?.file} 404!`,
    ...byFixedParts([...closed, ...open]).map(
      ({ page, file }) => `${word(page.pattern)} ${word(file)} ${page.status}`,
    ),
    `/assets/* ${missing?.file} 404`,
    `/* ${addresses.notFound} 302`,
  ];
  return `# Redirects for hosts where a file wins over a rule, as on Netlify. Where rules win over files, as on Cloudflare
# Pages, delete this file: the last rule would take every page. Such a host then answers unknown addresses, and
# those of a pattern that have no page of their own, with 404.html.
# What the format can't say: upper and lower case alike in addresses, a missing file as plain text, 405 for other
# methods than GET and HEAD. Slashes at the end and doubled ones are treated by the host's own rule.
${rules.join('\n')}
`;
}

/** A path of the two formats, which know no quotes: a space or a new line would begin another rule. */
function word(path: string): string {
  if (!/[\s#]/.test(path)) return path;
  throw new Error(`${JSON.stringify(path)} can't be written into _headers or _redirects`);
}
