import { findAddress } from '@little-arches/contracts/routes';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { type Finding, findings, label } from './model/findings';
import type { Registry } from './model/registry';
import type { ComposedPage } from './model/site';
import { readManifest, readPages } from './site/stored-site';
import { type Live, liveVersionsOf } from './store/live-versions';
import type { ReleaseStore } from './store/store';

/**
 * Returns what leads from other packages to a package: links in their pages, as served, and panels that they open.
 * Links that only a browser renders are not seen. Throws an EnvironmentError when the channel has no site to read.
 */
export async function findDependants(
  store: ReleaseStore,
  channel: string,
  registry: Registry,
  leaving: Live,
): Promise<Finding[]> {
  const manifest = registry.site === undefined ? undefined : await readManifest(store, registry.site);
  if (!manifest)
    throw new EnvironmentError(
      `It is not known which pages of '${channel}' link to ${leaving.name}. Publish a package of it again, which renders every page anew.`,
    );
  const { pages, config } = await readPages(store, manifest);
  const liveVersions = liveVersionsOf(registry);
  const patterns = liveVersions.flatMap(({ extras }) => extras.addresses.map(({ path }) => path));
  const own = new Set(leaving.extras.addresses.map(({ path }) => path));
  const leadsThere = (path: string) => own.has(findAddress(patterns, path) ?? '');
  return liveVersions
    .filter(({ name }) => name !== leaving.name)
    .flatMap((other) => [
      ...linkFindings(leaving, other, (page) => linksOf(page, other.name, config.siteUrl).filter(leadsThere)),
      ...panelFindings(leaving, other),
    ]);

  function linkFindings(subject: Live, other: Live, linksIn: (page: ComposedPage) => string[]): Finding[] {
    const linking = pages
      .filter(({ owner }) => owner !== subject.name)
      .map((page) => ({ pattern: page.pattern, links: linksIn(page) }))
      .filter(({ links }) => links.length > 0);
    const places = [...new Set(linking.map(({ pattern }) => pattern))];
    if (places.length === 0) return [];
    const targets = [...new Set(linking.flatMap(({ links }) => links))];
    return [
      findings(subject, other)(
        'needed',
        `${label(other)} links to ${some(targets)}${other.name === 'shell' ? ' in the frame of' : ' on'} ${some(places)}.`,
        `Take these links out and release ${other.name} first.`,
      ),
    ];
  }
}

function panelFindings(leaving: Live, other: Live): Finding[] {
  const { opens = [] } = other.extras;
  return leaving.extras.panels
    .filter((panel) => opens.includes(panel))
    .map((panel) =>
      findings(leaving, other)(
        'needed',
        `${label(other)} opens the panel '${panel}', which only ${label(leaving)} provides.`,
        `Release ${other.name} without it first, or let another remote provide it.`,
      ),
    );
}

/**
 * Returns the paths that a package links to on a page: the region belongs to the page's owner, everything around it
 * to the shell.
 */
function linksOf({ html, owner }: ComposedPage, name: string, siteUrl: string): string[] {
  const [, before = html, section = '', after = ''] = /^(.*?<main\b)(.*?)(<\/main>.*)$/s.exec(html) ?? [];
  const parts = [...(owner === name ? [section] : []), ...(name === 'shell' ? [before, after] : [])];
  const hrefs = parts.flatMap((part) =>
    [...part.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href),
  );
  return [...new Set(hrefs.flatMap((href) => pathOf(href.replaceAll('&amp;', '&'), siteUrl) ?? []))];
}

function pathOf(href: string, siteUrl: string): string | undefined {
  if (!URL.canParse(href, siteUrl)) return undefined;
  const { origin, pathname } = new URL(href, siteUrl);
  return origin === siteUrl ? pathname : undefined;
}

const SHOWN = 8;

function some(names: readonly string[]): string {
  const more = names.length - SHOWN;
  return names.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
