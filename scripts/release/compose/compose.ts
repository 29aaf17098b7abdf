import { HinderedError } from '@scripts/kit/usage-error';
import type { SiteConfig } from 'shared-contracts/config';
import type { Prerenderer } from 'shared-contracts/formats/prerender';
import type { ComposedPage, ComposedSite, UnrenderedPage } from 'shared-contracts/formats/site';
import { composeNotices } from '../site/notices';
import { livesOf, mustReadLives, readDescriptor, readRegistry } from '../store/channel-registry';
import type { ReleaseStore } from '../store/store';
import { composeRemotes, publishComposition } from './compose-remotes';
import { withComposition } from './document';
import { keepPages } from './kept-pages';
import { importNodeBuild } from './node-builds';
import { createPageParts } from './page-parts';
import { renderAddress } from './render-address';

/**
 * Puts the pages of a channel together from what is live on it, rendered with data of the backend. A page
 * that fails to render is served as the frame and reported; it stops nobody. From a site composed before, the
 * rendered content of packages that did not change is reused. Throws when the shell was never published.
 */
export async function compose(
  store: ReleaseStore,
  channel: string,
  config: SiteConfig,
  previous?: ComposedSite,
): Promise<ComposedSite> {
  const { registry, etag } = await readRegistry(store, channel);
  mustReadLives(registry);
  const lives = livesOf(registry);
  const liveShell = lives.find(({ name }) => name === 'shell');
  if (!liveShell) throw new HinderedError(`Channel '${channel}' has no shell: publish the shell first`);
  const shellVersion = liveShell.metadata.version;
  const shell = await readDescriptor(store, 'shell', shellVersion, liveShell.extras.descriptor);
  const composition = composeRemotes(registry, liveShell);
  const rest = await publishComposition(store, composition);
  const { partFor, documentParts } = createPageParts({ store, config, shell, composition, rest });
  const unrendered: UnrenderedPage[] = [];
  const { kept, earlier } = keepPages(previous, composition, config);
  const changed = lives.filter(({ name }) => !kept.has(name));
  const prerenderer = changed.length > 0 ? await createPrerenderer() : undefined;

  const pages: ComposedPage[] = [];
  for (const live of lives) {
    const { name } = live;
    const rendered = kept.get(name);
    // Their content stays; what they name of the composition is the new one, as on every other page.
    if (rendered)
      for (const page of rendered) pages.push({ ...page, html: withComposition(page.html, partFor(name)) });
    else if (prerenderer)
      for (const address of live.extras.addresses) {
        const note = (path: string, error: unknown) => noted(name, path, error);
        const parts = await documentParts(live, address);
        for (const page of await renderAddress(prerenderer, name, address, parts, note))
          pages.push({ ...page, owner: name });
      }
  }
  const notices = await composeNotices(store, lives);
  return { composition, config, pages, unrendered, notices, registry: etag, earlier };

  async function createPrerenderer(): Promise<Prerenderer> {
    const definitions = new Map<string, unknown>();
    for (const { name, metadata, extras } of changed.filter((live) => live !== liveShell))
      try {
        const artefact = await readDescriptor(store, name, metadata.version, extras.descriptor);
        definitions.set(name, (await importNodeBuild(store, artefact, 'routes')).default);
      } catch (error) {
        // Its pages are rendered in the browser then; the other remotes' are not its business.
        noted(name, name, error);
      }
    const module = await importNodeBuild(store, shell, 'prerender');
    const create = module.createPrerenderer as (...args: unknown[]) => Prerenderer;
    return create(config, composition, definitions);
  }

  function noted(owner: string, path: string, error: unknown): void {
    unrendered.push({ owner, path, reason: error instanceof Error ? error.message : String(error) });
  }
}
