import type { Host } from 'shared-contracts/host';
import { addresses } from 'shared-contracts/routes';
import { encodeQrCode, type QrCode } from 'shared-contracts/ui';

/** A code for the phone. */
export interface AppCode {
  /** Where it leads, with the site's origin. */
  readonly address: string;
  readonly drawn: QrCode;
}

/**
 * The code that a phone's camera reads to come to the app's page on this very site. Pages carry it prerendered; a
 * browser that comes to one by a link loads the encoder. Null where that fails: the page's link leads there too.
 */
export async function readAppCode({ config }: Pick<Host, 'config'>): Promise<AppCode | null> {
  const address = config.siteUrl + addresses.comingSoon;
  const drawn = await encodeQrCode(address);
  return drawn && { address, drawn };
}
