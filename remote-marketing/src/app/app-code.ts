import type { Host } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { encodeQrCode, type QrCode } from '@little-arches/contracts/ui';

/** A QR code for the phone. */
export interface AppCode {
  /** Target of the code, with the site's origin. */
  readonly address: string;
  readonly drawn: QrCode;
}

/**
 * Creates the QR code that leads a phone to the app's page on this site. Pages contain it prerendered; after a
 * client-side navigation the browser loads the encoder. Returns null when that fails; the link beside it has the
 * same target.
 */
export async function readAppCode({ config }: Pick<Host, 'config'>): Promise<AppCode | null> {
  const address = config.siteUrl + addresses.comingSoon;
  const drawn = await encodeQrCode(address);
  return drawn && { address, drawn };
}
