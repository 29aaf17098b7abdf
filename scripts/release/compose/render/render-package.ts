import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition } from '@little-arches/contracts/formats/page';
import type { StoredPage, UnrenderedPage } from '../../model/site';
import type { PageStore } from '../../site/stored-site';
import { readDescriptor } from '../../store/channel-registry';
import type { Live } from '../../store/live-versions';
import type { ReleaseStore } from '../../store/store';
import { createPageParts } from '../document/page-parts';
import { versionsOf } from '../reuse/kept-pages';
import { layOutNodeBuild } from './node-builds';
import { renderAddress } from './render-address';
import { type PrerenderProcess, startPrerenderer } from './start-prerenderer';

/** The input that the pages of all packages of a site share. */
export interface RenderedSite {
  readonly store: ReleaseStore;
  readonly pages: PageStore;
  readonly config: SiteConfig;
  readonly composition: Composition;
  /** The file with the whole composition. */
  readonly rest: Composition['rest'];
  readonly shell: Descriptor;
  readonly liveShell: Live;
  /** The live pages, for those that can't be rendered again. */
  readonly before: readonly StoredPage[];
  /** Milliseconds that a page may take. */
  readonly timeLimit: number | undefined;
}

/** The pages of a package, and those that could not be rendered. */
export interface OwnPages {
  readonly pages: readonly StoredPage[];
  readonly unrendered: readonly UnrenderedPage[];
}

/** Returns a function that renders and stores the pages of a package, in a process of its own. */
export function createRenderer(site: RenderedSite): (live: Live) => Promise<OwnPages> {
  const { store, composition, config, shell, liveShell, before, timeLimit } = site;
  const { documentParts } = createPageParts(site);
  let laidOut: Promise<string> | undefined;

  async function startFor({ name, metadata, extras }: Live): Promise<Started> {
    laidOut ??= layOutNodeBuild(store, shell);
    const common = { shell: await laidOut, config, composition, timeLimit };
    if (name === 'shell') return { prerenderer: await startPrerenderer(common), framesOnly: false };
    const artefact = await readDescriptor(store, name, metadata.version, extras.descriptor);
    // Another team's bundler need not create a Node build; then there is nothing to render from.
    if (artefact.node.length === 0) return { prerenderer: await startPrerenderer(common), framesOnly: true };
    const folder = await layOutNodeBuild(store, artefact);
    return {
      prerenderer: await startPrerenderer({ ...common, remote: { name, folder } }),
      framesOnly: false,
    };
  }

  return async (live) => {
    const { name, extras } = live;
    const versions = versionsOf(composition, name);
    const unrendered: UnrenderedPage[] = [];
    let note = (path: string, error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      unrendered.push({ owner: name, path, reason, versions });
    };
    const { prerenderer, framesOnly } = await startFor(live).catch(async (error) => {
      note(name, error);
      // One message covers all pages of the package.
      note = () => {};
      return await startFor(liveShell);
    });
    const paths = extras.addresses.map((address) => address.path);
    const pages: StoredPage[] = [];
    try {
      for (const address of extras.addresses) {
        const parts = await documentParts(live, address);
        const common = { prerenderer, framesOnly, owner: name, address, paths, parts, note, before };
        for (const page of await renderAddress({ ...common, keep: site.pages.storePage }))
          pages.push({ rendered: versions, ...page, owner: name });
      }
    } finally {
      await prerenderer.stop();
    }
    return { pages, unrendered };
  };
}

/** A running prerenderer, and whether it renders only frames. */
interface Started {
  readonly prerenderer: PrerenderProcess;
  readonly framesOnly: boolean;
}
