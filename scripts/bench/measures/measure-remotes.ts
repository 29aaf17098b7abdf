import type { Browser } from 'playwright-core';
import { type PageUnderTest, pagesUnderTest } from '../browser/pages-under-test';
import { visit } from '../browser/visit';
import { interleave } from '../interleave';
import type { Part } from '../report/report';
import { spread } from '../report/statistics';
import { type Summary, summarise } from '../report/summary';
import { kilobytes, layOut, milliseconds } from '../report/table';
import { type Target, target } from '../report/target';
import { registerMadeUpRemotes } from '../site/made-up-remotes';
import { type ReleasedSite, serveReleased } from '../site/released-site';
import type { Stage } from '../site/stage';

/** The four of the checkout included. */
const counts = [4, 20, 100] as const;

/** One visit differs from the next by far more than what is looked for here, so there are this many times more. */
const MORE_ROUNDS = 5;

/** Whether a page gets heavier or slower by remotes that it doesn't need. */
export async function measureRemotes(stage: Stage, browser: Browser, rounds: number): Promise<Part> {
  const sites = new Map<number, ReleasedSite>();
  for (const count of counts)
    sites.set(
      count,
      await serveReleased(stage, (releases, channel) =>
        registerMadeUpRemotes(stage, releases, channel, count - counts[0]),
      ),
    );
  const [first] = [...sites.values()];
  if (!first) throw new Error('No site was released');
  const pages = pagesUnderTest(first.site).filter(({ name }) => name === 'home' || name === 'store');

  const lines: string[] = [];
  const targets: Target[] = [];
  const data: Record<string, unknown> = {};
  for (const page of pages) {
    const measure = (count: number) =>
      visit(browser, `${sites.get(count)?.origin}${page.path}`, page.control);
    await interleave(counts, 1, measure);
    const visits = await interleave(counts, rounds * MORE_ROUNDS, measure);
    const summaries = counts.map((count) => summarise(visits.get(count) ?? []));
    lines.push(...tableOf(page, summaries), '');
    targets.push(...targetsOf(page, summaries));
    data[page.name] = counts.map((remotes, index) => ({ remotes, median: summaries[index] }));
  }
  return { title: 'Registered remotes', lines: lines.slice(0, -1), targets, data };
}

function tableOf(page: PageUnderTest, summaries: readonly Summary[]): string[] {
  return layOut([
    [page.name, 'LCP', 'interactive', 'script', 'document'],
    ...summaries.map((summary, index) => [
      `  ${counts[index]} remotes`,
      milliseconds(summary.lcp),
      milliseconds(summary.interactive),
      kilobytes(summary.scriptBytes),
      kilobytes(summary.documentBytes),
    ]),
  ]);
}

function targetsOf({ name }: PageUnderTest, summaries: readonly Summary[]): Target[] {
  const within = (what: string, most: number, value: (summary: Summary) => number) =>
    target(`${name}: spread of ${what}`, spread(summaries.map(value)) * 100, most, ' %');
  return [
    within('bytes', 0.1, ({ scriptBytes, documentBytes }) => scriptBytes + documentBytes),
    within('LCP', 3, ({ lcp }) => lcp),
    within('interactive', 3, ({ interactive }) => interactive),
  ];
}
