import { encodeQrCode, type QrCode, QrPicture } from '@little-arches/contracts/ui';
import { useEffect, useState } from 'react';
import styles from './import.module.css';

/**
 * Renders a text as a QR code after the encoder is loaded; a placeholder keeps its place. The same text is written
 * beside it.
 */
export function LateQrPicture({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly code: QrCode | null }>();
  useEffect(() => {
    let isLeft = false;
    void encodeQrCode(text).then((code) => {
      if (!isLeft) setDrawn({ text, code });
    });
    return () => {
      isLeft = true;
    };
  }, [text]);
  const code = drawn?.text === text ? drawn.code : undefined;
  return <div className={styles.picture}>{code ? <QrPicture code={code} label={label} /> : null}</div>;
}
