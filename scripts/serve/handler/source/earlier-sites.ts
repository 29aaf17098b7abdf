import { parseCompositionLog } from '@scripts/release/model/composition-log';
import { compositionLogKey, manifestKey } from '@scripts/release/store-keys';
import type { LoggedComposition, QaComposition } from 'shared-contracts/formats/page';
import type { EarlierSites, ServedSite } from './site-source';
import { parseServedSite } from './stored-site';

/** What earlier sites are read with. */
export interface EarlierSitesParts {
  get(key: string): Promise<Uint8Array | undefined>;
  readonly channel: string;
  /**
   * What the channel's pointer says now: the live site, and those that its owners vouch for; all, where no
   * one signs.
   */
  readonly live: () => {
    readonly id: string | undefined;
    readonly pointer: unknown;
    readonly vouched: readonly string[] | undefined;
  };
  /** Throws an Error where a manifest is another one than its name says. */
  mustBeManifest(id: string, manifest: Uint8Array): Promise<void>;
  readonly log: (line: string) => void;
}

/** The sites that a channel had before, for QA: no one gets one who doesn't request it by its id. */
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
