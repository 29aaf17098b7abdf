import { useEffect, useState } from 'react';
import { encodeQrCode, type QrCode, QrPicture } from 'shared-contracts/ui';
import styles from './import.module.css';

/** A text as a QR code, once the encoder is there; its place is kept. What the code says is beside it. */
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
