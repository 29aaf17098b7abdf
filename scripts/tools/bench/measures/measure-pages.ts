import type { Browser } from 'playwright-core';
import { type PageUnderTest, pagesUnderTest } from '../browser/pages-under-test';
import { type Visit, visit } from '../browser/visit';
import { serveMonolith } from '../monolith/serve-monolith';
import { serveNaive } from '../naive/serve-naive';
import type { Part } from '../report/report';
import { median } from '../report/statistics';
import { kilobytes, layOut, milliseconds } from '../report/table';
import { type Target, target } from '../report/target';
import type { Fixture } from '../site/bench-fixture';
import type { MeasuredSite } from '../site/measured-site';
import { serveReleased } from '../site/released-site';
import { interleave } from './interleave';

/** Medians of several visits. */
type Summary = Readonly<
  Record<'fcp' | 'lcp' | 'interactive' | 'scriptBytes' | 'documentBytes' | 'requests' | 'cls', number>
>;

/**
 * Measures the released site against the same sources as one monolith, rendered in the browser and prerendered, and
 * as naive federation, page by page and alternating.
 */
export async function measurePages(fixture: Fixture, browser: Browser, rounds: number): Promise<Part> {
  const released = await serveReleased(fixture);
  const pages = pagesUnderTest(released.site);
  const sites = [
    released,
    ...(await serveMonolith(fixture, pages)),
    await serveNaive(fixture, released.site, pages),
  ];
  const lines = sites.map(({ letter, title }) => `(${letter}) ${title}`);
  if (!(await hasFallbackFont(browser)))
    lines.push(
      'This machine has none of the fonts that hold the place of the site’s own: text moves when it arrives.',
    );
  const targets: Target[] = [];
  const data: Record<string, unknown> = {};
  for (const page of pages) {
    const visits = await visitAll(browser, sites, page, rounds);
    const summaries = sites.map((site) => summarise(visits.get(site) ?? []));
    const held = targetsOf(page, summaries);
    lines.push('', ...tableOf(page, sites, summaries));
    targets.push(...held);
    data[page.name] = sites.map((site, index) => ({
      letter: site.letter,
      title: site.title,
      median: summaries[index],
      visits: visits.get(site),
    }));
  }
  return { title: 'Pages', lines, targets, data };
}

/**
 * Returns true when the machine has one of the fonts for which base.css contains the site font's measures, as
 * nearly every visitor's machine has.
 */
async function hasFallbackFont(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const found = await page.evaluate(() =>
    new FontFace('probe', 'local("Arial"), local("Liberation Sans"), local("Roboto")').load().then(
      () => true,
      () => false,
    ),
  );
  await page.close();
  return found;
}

async function visitAll(
  browser: Browser,
  sites: readonly MeasuredSite[],
  page: PageUnderTest,
  rounds: number,
): Promise<Map<MeasuredSite, Visit[]>> {
  const measure = ({ origin }: MeasuredSite) => visit(browser, origin + page.path, page.control);
  // The server compresses a file at its first request.
  await interleave(sites, 1, measure);
  return await interleave(sites, rounds, measure);
}

function tableOf(page: PageUnderTest, sites: readonly MeasuredSite[], summaries: readonly Summary[]) {
  return layOut([
    [page.name, 'FCP', 'LCP', 'interactive', 'script', 'document', 'requests', 'CLS'],
    ...summaries.map((summary, index) => [
      `  (${sites[index]?.letter})`,
      milliseconds(summary.fcp),
      milliseconds(summary.lcp),
      milliseconds(summary.interactive),
      kilobytes(summary.scriptBytes),
      kilobytes(summary.documentBytes),
      String(summary.requests),
      summary.cls.toFixed(3),
    ]),
  ]);
}

function targetsOf({ name }: PageUnderTest, [a, b, c, d]: readonly Summary[]): Target[] {
  if (!a || !b || !c || !d) return [];
  return [
    target(`${name}: LCP a/b`, a.lcp / b.lcp, 0.6),
    target(`${name}: LCP a/c`, a.lcp / c.lcp, 1),
    target(`${name}: LCP a/d`, a.lcp / d.lcp, 0.45),
    target(`${name}: interactive a/c`, a.interactive / c.interactive, 1.15),
    target(`${name}: interactive a/d`, a.interactive / d.interactive, 0.75),
    target(`${name}: script a/c`, a.scriptBytes / c.scriptBytes, 1.3),
    target(`${name}: layout shift a`, a.cls, 0),
  ];
}

/** Returns the median of each value. */
function summarise(visits: readonly Visit[]): Summary {
  const middle = (key: keyof Summary) => median(visits.map((visit) => visit[key]));
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    interactive: middle('interactive'),
    scriptBytes: middle('scriptBytes'),
    documentBytes: middle('documentBytes'),
    requests: middle('requests'),
    // The worst visit counts, because no visit may shift the layout.
    cls: Math.max(...visits.map((visit) => visit.cls)),
  };
}
