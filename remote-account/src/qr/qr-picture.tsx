import { useMemo } from 'react';
import { drawingPalette } from 'shared-contracts/ui/drawing-palette';
import { qrCode } from './qr-code';
import styles from './qr-picture.module.css';

/** Light fields that belong around a code. */
const MARGIN = 4;

/** A text as a QR code; `label` says what scanning it does. It stays dark on light by night, or readers fail. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => qrCode(text), [text]);
  const size = code.length + 2 * MARGIN;
  const dark = code.flatMap((line, row) =>
    line.flatMap((field, column) => (field ? [`M${column + MARGIN} ${row + MARGIN}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={`${drawingPalette} ${styles.picture}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.light} />
      <path d={dark.join('')} className={styles.dark} />
    </svg>
  );
}
