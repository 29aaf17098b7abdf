import type { Host } from 'shared-contracts/host';
import { addresses } from 'shared-contracts/routes';

/** A QR code as a drawing: dark squares of one unit on light ground. */
export interface AppCode {
  /** Where it leads, with the site's origin. */
  readonly address: string;
  /** Units of a side, without the light border. */
  readonly size: number;
  /** The dark squares as one path. */
  readonly path: string;
}

/**
 * The code that a phone's camera reads to come to the app's page on this very site. Pages carry it prerendered; a
 * browser that comes to one by a link loads the encoder. Null where that fails: the page's link leads there too.
 */
export async function readAppCode({ config }: Pick<Host, 'config'>): Promise<AppCode | null> {
  const address = config.siteUrl + addresses.comingSoon;
  try {
    const { encode } = await import('uqr');
    const { data, size } = encode(address, { ecc: 'M', border: 0 });
    return { address, size, path: pathOf(data) };
  } catch {
    return null;
  }
}

/** One rectangle for each run of dark squares in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${width}v1h-${width}z`;
      }),
    )
    .join('');
}
