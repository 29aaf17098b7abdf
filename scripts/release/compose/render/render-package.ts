import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition } from '@little-arches/contracts/formats';
import type { ComposedPage, UnrenderedPage } from '../../model/site';
import { type FilledSlot, prerenderedSlots } from '../../model/slot-fillers';
import { readDescriptor } from '../../store/channel-registry';
import type { Live } from '../../store/live-versions';
import type { ReleaseStore } from '../../store/store';
import { createPageParts } from '../document/page-parts';
import { layOutNodeBuild } from './node-builds';
import { type NoteFailure, type PageBefore, renderAddress } from './render-address';
import { type LaidOut, type PrerenderProcess, startPrerenderer } from './start-prerenderer';

/** The input that the pages of all packages of a site share. */
export interface RenderedSite {
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  readonly composition: Composition;
  /** The file with the whole composition. */
  readonly rest: Composition['rest'];
  readonly shell: Descriptor;
  readonly liveShell: Live;
  readonly liveVersions: readonly Live[];
  /** The live pages, for those that can't be rendered now. */
  readonly before: readonly PageBefore[];
  /** Milliseconds that a page may take. */
  readonly timeLimit: number | undefined;
}

/** The pages of a package, and those that could not be rendered. */
export interface OwnPages {
  readonly pages: readonly ComposedPage[];
  readonly unrendered: readonly UnrenderedPage[];
}

/** Returns a function that renders the pages of a package, in a process of its own. */
export function createRenderer(site: RenderedSite): (live: Live) => Promise<OwnPages> {
  const { store, composition, config, shell, liveShell, liveVersions, before, timeLimit } = site;
  const { documentParts } = createPageParts(site);
  let laidOut: Promise<string> | undefined;

  async function layOut({ name, metadata, extras }: Live): Promise<LaidOut | undefined> {
    const artefact = await readDescriptor(store, name, metadata.version, extras.descriptor);
    // Another team's bundler need not create a Node build; then there is nothing to render from.
    if (artefact.node.length === 0) return undefined;
    return { name, folder: await layOutNodeBuild(store, artefact) };
  }

  /** Lays out the remotes that fill slots. One that fails leaves its slot empty. */
  async function layOutFillers(slots: readonly FilledSlot[], note: NoteFailure): Promise<LaidOut[]> {
    const names = new Set(slots.map(({ filler }) => filler.name));
    const laidOut = liveVersions
      .filter(({ name }) => names.has(name))
      .map((live) => layOut(live).catch((error: unknown) => note(live.name, error, live.name)));
    return (await Promise.all(laidOut)).flatMap((filler) => filler ?? []);
  }

  async function startFor(live: Live, fillers: readonly LaidOut[]): Promise<Started> {
    laidOut ??= layOutNodeBuild(store, shell);
    const common = { shell: await laidOut, config, composition, timeLimit };
    if (live.name === 'shell') return { prerenderer: await startPrerenderer(common), framesOnly: false };
    const remote = await layOut(live);
    return { prerenderer: await startPrerenderer({ ...common, remote, fillers }), framesOnly: !remote };
  }

  return async (live) => {
    const { name, extras } = live;
    const unrendered: UnrenderedPage[] = [];
    let note: NoteFailure = (path, error, filler) => {
      const reason = error instanceof Error ? error.message : String(error);
      unrendered.push({ owner: name, path, reason, ...(filler !== undefined && { filler }) });
    };
    const own = composition.remotes.find((remote) => remote.name === name);
    const fillers = await layOutFillers(prerenderedSlots(composition, own?.shows), note);
    const { prerenderer, framesOnly } = await startFor(live, fillers).catch(async (error) => {
      note(name, error);
      // One message covers all pages of the package.
      note = () => {};
      return await startFor(liveShell, []);
    });
    const paths = extras.addresses.map((address) => address.path);
    const pages: ComposedPage[] = [];
    try {
      for (const address of extras.addresses) {
        const parts = await documentParts(live, address);
        const slots = prerenderedSlots(composition, address.slots);
        const common = { prerenderer, framesOnly, owner: name, address, paths, parts, slots, note, before };
        for (const page of await renderAddress(common)) pages.push({ ...page, owner: name });
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
