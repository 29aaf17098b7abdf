import type { LoggedComposition, QaComposition } from '@little-arches/contracts/formats/page';
import { parseCompositionLog } from '@little-arches/release/model/composition-log';
import { compositionLogKey, manifestKey } from '@little-arches/release/store-keys';
import type { EarlierSites, ServedSite } from './site-source';
import { parseServedSite } from './stored-site';

/** Dependencies for reading earlier sites. */
export interface EarlierSitesParts {
  get(key: string): Promise<Uint8Array | undefined>;
  readonly channel: string;
  /**
   * Returns the live site in the channel's pointer, and the earlier sites that its owners signed; all of them when
   * the channel is unsigned.
   */
  readonly live: () => {
    readonly id: string | undefined;
    readonly pointer: unknown;
    readonly vouched: readonly string[] | undefined;
  };
  /** Throws an Error when a manifest does not have the hash in its name. */
  mustBeManifest(id: string, manifest: Uint8Array): Promise<void>;
  readonly log: (line: string) => void;
}

/** Creates access to the earlier sites of a channel, for QA; each is found only by its id. */
export function createEarlierSites(parts: EarlierSitesParts): EarlierSites {
  const { get, channel, live, mustBeManifest, log } = parts;

  async function readLog(): Promise<readonly LoggedComposition[]> {
    const key = compositionLogKey(channel);
    const stored = await get(key);
    return stored ? parseCompositionLog(JSON.parse(new TextDecoder().decode(stored)), key).compositions : [];
  }
  const opens = ({ site }: LoggedComposition) => {
    const { id, vouched } = live();
    return site !== undefined && site !== id && (vouched?.includes(site) ?? true);
  };

  return {
    async compositions(): Promise<QaComposition[]> {
      const logged = await readLog().catch((error: unknown) => {
        log(`The log of compositions can't be read: ${error instanceof Error ? error.message : error}`);
        return [];
      });
      return logged.map(({ id, at, site }) => ({ id, at, site, opens: opens({ id, at, site }) }));
    },
    async site(id): Promise<ServedSite | undefined> {
      const logged = await readLog();
      if (!logged.some((one) => one.site === id && opens(one))) return undefined;
      const key = manifestKey(id);
      const manifest = await get(key);
      if (!manifest) return undefined;
      await mustBeManifest(id, manifest);
      const { pointer } = live();
      return parseServedSite(id, new TextDecoder().decode(manifest), { where: key, pointer, log });
    },
  };
}
