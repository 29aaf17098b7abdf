import type { ReactNode } from 'react';
import { Entrance } from '../../motion/entrance';
import styles from './part.module.css';
import { PartNumber } from './part-number';

/** Renders one of the parts with its number, beside a drawing; `drawingFirst` sets the side. */
export function Part({
  number,
  title,
  drawing,
  drawingFirst = false,
  tinted = false,
  children,
}: {
  number: number;
  title: string;
  drawing: ReactNode;
  drawingFirst?: boolean;
  tinted?: boolean;
  children: ReactNode;
}) {
  const heading = `part-${number}`;
  return (
    <section className={`${styles.band} ${tinted ? styles.tinted : ''}`} aria-labelledby={heading}>
      <div className={`column ${styles.part} ${drawingFirst ? styles.drawingFirst : ''}`}>
        <div className="stack">
          <PartNumber>{number}</PartNumber>
          <h2 id={heading}>{title}</h2>
          {children}
        </div>
        <Entrance className={styles.drawing}>{drawing}</Entrance>
      </div>
    </section>
  );
}
