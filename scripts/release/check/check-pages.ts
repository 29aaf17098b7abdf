import { findAddress } from '@little-arches/contracts/routes';
import { compress } from '@little-arches/kit/http/compression';
import type { Compared } from '../compose/compose-candidate';
import { errorsOf, type Finding } from '../model/findings';
import type { ComposedPage } from '../model/site';
import { readPage } from '../site/stored-site';
import { liveVersion } from '../store/live-versions';
import { type Budget, readBudget } from './files/budgets';
import { kilobytes } from './files/check-sizes';

/** Bytes. A person reviews HTML that grows by more than this and by more than half. */
const GROWTH = 24 * 1024;

/** Checks that the pages of moving packages are small enough, and that the pages visitors get now still exist. */
export async function checkPages(checked: Compared): Promise<Finding[]> {
  const { site, moving, registry } = checked;
  const names = [...moving].filter((name) => liveVersion(registry, name));
  const found = await Promise.all(
    names.map(async (name) => {
      const pages = site.pages.filter(({ owner }) => owner === name);
      return [...(await sizes(name, pages, checked)), ...lost(name, pages, checked)];
    }),
  );
  return found.flat();
}

async function sizes(
  name: string,
  pages: readonly ComposedPage[],
  { store, live, registry }: Compared,
): Promise<Finding[]> {
  const budget = readBudget(name);
  const finding = errorsOf(name, liveVersion(registry, name)?.metadata.version ?? '');
  const found = pages.map(async (page): Promise<Finding[]> => {
    const before = live?.pages.find(
      ({ owner, pattern, status }) => owner === name && pattern === page.pattern && status === page.status,
    );
    const earlier = live && before && (await readPage(store, live, before).catch(() => undefined));
    return [...(await tooLarge(page, budget)), ...grown(page, earlier, budget)];
  });
  return (await Promise.all(found)).flat();

  async function tooLarge({ pattern, html }: ComposedPage, { html: most }: Budget): Promise<Finding[]> {
    const { byteLength } = await compress(Buffer.from(html));
    if (byteLength <= most) return [];
    return [
      finding(
        'size',
        `The HTML of ${pattern} of ${name} has ${kilobytes(byteLength)} compressed; its budget is ${kilobytes(most)}.`,
        'Show less of it at once, or raise "html" in the budget of its package.json and say why.',
      ),
    ];
  }

  function grown(
    { pattern, html }: ComposedPage,
    before: ComposedPage | undefined,
    { growth }: Budget,
  ): Finding[] {
    if (
      !before ||
      html.length <= before.html.length * 1.5 ||
      html.length <= before.html.length + GROWTH + growth
    )
      return [];
    return [
      finding(
        'size',
        `The HTML of ${pattern} of ${name} has ${kilobytes(html.length)} before it is compressed, live it has ${kilobytes(before.html.length)}.`,
        'Show less of it at once, or allow it once by "growth" (KB) in the budget of its package.json.',
      ),
    ];
  }
}

/**
 * Returns findings for static pages that visitors get now and that would be missing. Pages without data in the
 * backend may go, but not all of a pattern, and no page that another page links to.
 */
function lost(name: string, pages: readonly ComposedPage[], { live, site, registry }: Compared): Finding[] {
  const version = liveVersion(registry, name);
  const finding = errorsOf(name, version?.metadata.version ?? '');
  const owned = version?.extras.addresses.map(({ path }) => path) ?? [];
  const patterns = owned.filter((path) => path.includes(':'));
  const isEntry = ({ pattern }: { pattern: string }) => !pattern.includes(':');
  const before = live?.pages.filter((page) => page.owner === name && isEntry(page)) ?? [];
  const now = new Set(pages.filter(isEntry).map(({ pattern }) => pattern));
  const gone = before.filter(
    ({ pattern }) => !now.has(pattern) && findAddress(patterns, pattern) !== undefined,
  );
  if (gone.length === 0) return [];
  const links = site.pages.map(({ pattern, html }) => {
    const paths = gone.map((page) => page.pattern).filter((path) => html.includes(`href="${path}"`));
    return { pattern, paths };
  });
  return gone.flatMap(({ pattern: path }): Finding[] => {
    const pattern = findAddress(patterns, path) ?? '';
    // A fixed page below the pattern is not one of its pages.
    const isAll = ![...now].some((one) => findAddress(owned, one) === pattern);
    const linking = links.find(({ paths }) => paths.includes(path));
    if (!isAll && !linking) return [];
    const reason = isAll
      ? `no page of ${pattern} is prerendered any more`
      : `${linking?.pattern} links to it`;
    return [
      finding(
        'lost-address',
        `${path} is live by ${name} and would be gone: ${reason}.`,
        'Give it among the entries of the page again, or take out the links to it first.',
      ),
    ];
  });
}
