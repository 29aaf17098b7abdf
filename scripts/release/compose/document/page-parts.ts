import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { PublishedAddress } from '@little-arches/build/model/published-version';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition } from '@little-arches/contracts/formats';
import { prerenderedSlots } from '../../model/slot-fillers';
import { assetPath } from '../../store/channel-registry';
import type { Live } from '../../store/live-versions';
import type { Released } from '../../store/released-file';
import type { ReleaseStore } from '../../store/store';
import { fits, partFor } from '../compose-remotes';
import type { DocumentParts } from './document';
import { addressOf, linkTo, pick } from './linked-file';
import { createStyleReader, type StyleSheet } from './style-sheets';

/** The common input of a site's documents. */
export interface SiteParts {
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  readonly shell: Descriptor;
  readonly composition: Composition;
  /** The file with the whole composition. */
  readonly rest?: Composition['rest'];
  /** The versions among which are those that fill slots; default: none. */
  readonly liveVersions?: readonly Live[];
}

const isStyle = (path: string) => path.endsWith('.css');

/** Returns a function that collects the parts of a document, except its content. */
export function createPageParts({ store, config, shell, composition, rest, liveVersions = [] }: SiteParts) {
  const readStyle = createStyleReader(store);

  return { documentParts };

  async function styleSheets(own: Released, paths: readonly string[]): Promise<StyleSheet[]> {
    return await Promise.all(
      pick(own.extras.files, paths).map(async (file) => ({
        ...linkTo(own, file),
        text: await readStyle(own, file),
      })),
    );
  }

  /** Returns the styles of what fills the page's slots in its HTML. */
  async function slotStyles(slots: readonly string[] | undefined): Promise<StyleSheet[]> {
    const sheets = prerenderedSlots(composition, slots).map(async ({ slot, filler }) => {
      const live = liveVersions.find(({ name }) => name === filler.name);
      const { files = [] } = live?.extras.slots?.fills[slot] ?? {};
      const own = live && { name: live.name, version: live.metadata.version, extras: live.extras };
      return own ? await styleSheets(own, files.filter(isStyle)) : [];
    });
    return (await Promise.all(sheets)).flat();
  }

  async function documentParts(live: Live, address: PublishedAddress): Promise<DocumentParts> {
    const { version, integrity } = live.metadata;
    const own = { name: live.name, version, extras: live.extras };
    const styles = [
      ...(await styleSheets(shell, shell.styles)),
      ...(await styleSheets(own, address.files.filter(isStyle))),
      ...(address.access === 'signed-in' ? [] : await slotStyles(address.slots)),
    ];
    const scripts = pick(
      own.extras.files,
      address.files.filter((path) => !isStyle(path)),
    ).map((file) => linkTo(own, file));
    const ofShell = (path: string | undefined) =>
      pick(shell.extras.files, path === undefined ? [] : [path]).map((file) => linkTo(shell, file))[0];
    // No code runs of a version that the shell does not support.
    const refused = !fits(live, shell);
    return {
      config,
      composition: partFor(composition, live.name, rest),
      title: address.title,
      description: address.description,
      index: address.index,
      canonical: undefined,
      icon: shell.icon && addressOf(shell, shell.icon),
      card: shell.card && addressOf(shell, shell.card),
      fonts: shell.fonts.map((font) => addressOf(shell, font)),
      styles,
      recorder: ofShell(shell.recorder),
      vendor: ofShell(shell.vendor),
      main: { href: assetPath('shell', shell.version, shell.entry.path), integrity: shell.entry.integrity },
      entry: live.name === 'shell' || refused ? undefined : { href: live.url, integrity },
      isModule: live.extras.container?.type === 'module',
      // Only the shell in the browser can determine whether a visitor is signed in; it then loads the chunks.
      chunks: refused || address.access === 'signed-in' ? [] : scripts,
      content: undefined,
    };
  }
}
