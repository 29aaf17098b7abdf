/** Milliseconds after which a page counts as unanswered. */
const PATIENCE = 10_000;

/** What asking for pages and files gave. */
export interface PageCount {
  answered: number;
  /** Addresses that did not answer as they should, with why. */
  readonly unanswered: string[];
  readonly milliseconds: number[];
}

/** Starts the count at nothing. */
export function createPageCount(): PageCount {
  return { answered: 0, unanswered: [], milliseconds: [] };
}

/** Asks for a page or a file and counts how it went; `status` is what it must answer. */
export async function visit(count: PageCount, address: string, status = 200): Promise<string> {
  const started = performance.now();
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    const content = await response.text();
    if (response.status !== status) throw new Error(`answered ${response.status} instead of ${status}`);
    count.answered += 1;
    count.milliseconds.push(performance.now() - started);
    return content;
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const why = cause instanceof Error ? ` (${cause.message})` : '';
    count.unanswered.push(`${new Date().toISOString()} ${address}: ${message}${why}`);
    return '';
  }
}

/** The pages of the sitemap, those it leaves out, and what unknown addresses answer. */
export async function addressesOf(site: string): Promise<readonly (readonly [string, number])[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const others = ['/checkout', '/profile', '/profile/scans', '/auth/sign-in', '/blog', '/composition.json'];
  return [
    ...listed.map((address) => [site + new URL(address).pathname, 200] as const),
    ...others.map((path) => [site + path, 200] as const),
    [`${site}/404`, 404],
    [`${site}/no-such-page`, 302],
  ];
}

/** The files that a page names. */
export function assetsOf(site: string, html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2|svg)(?![\w.])/g) ?? [])].map(
    (path) => site + path,
  );
}
