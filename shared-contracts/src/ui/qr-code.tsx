import { drawingPalette } from './drawings/drawing-palette';
import styles from './qr-code.module.css';

/** A QR code as a drawing: dark squares of one unit on a light background. */
export interface QrCode {
  /** Units of one side, without the light border. */
  readonly size: number;
  /** The dark squares as one path. */
  readonly path: string;
}

/** Width of the light border in units, which cameras need to find a code. */
const QUIET = 4;

/**
 * Encodes a text as a QR code (ISO/IEC 18004). The encoder is a separate chunk; null when it can't be loaded, so
 * show the content beside the code too.
 */
export async function encodeQrCode(text: string): Promise<QrCode | null> {
  try {
    const { encode } = await import('uqr');
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    return { size, path: pathOf(data) };
  } catch {
    return null;
  }
}

/** Returns the path: one rectangle for each run of dark squares in a row. */
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

/**
 * A QR code; `label` describes the effect of scanning it. It stays dark on light in the dark scheme too, because
 * readers would fail otherwise.
 */
export function QrPicture({ code: { size, path }, label }: { code: QrCode; label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      className={`${drawingPalette} ${styles.picture}`}
    >
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill="var(--draw-paper)" />
      <path d={path} fill="var(--draw-line)" shapeRendering="crispEdges" />
    </svg>
  );
}
