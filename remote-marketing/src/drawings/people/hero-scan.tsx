import { useEffect, useId, useState } from 'react';
import { DrawingSheet } from '../drawing-sheet';
import { SideFoot, sideFoot } from '../feet/side-foot';
import styles from './hero-scan.module.css';

let isScanned = false;

/**
 * Renders a phone in front of a child's foot, with the scan on its screen, for the home page. The line moves over
 * the foot once and marks the arch; on a later visit, under reduced motion and without scripts the arch is marked
 * from the start.
 */
export function HeroScan() {
  const id = useId();
  const [runs] = useState(!isScanned);
  useEffect(() => {
    isScanned = true;
  }, []);
  return (
    <DrawingSheet
      className={runs ? styles.runs : undefined}
      width={560}
      height={560}
      title="A phone held in front of a child’s bare foot, scanning its arch"
    >
      <clipPath id={`${id}window`}>
        <path d="M20 452 V264 a260 260 0 0 1 520 0 V452 Z" />
      </clipPath>
      <clipPath id={`${id}screen`}>
        <rect x="163" y="183" width="182" height="306" rx="18" />
      </clipPath>
      <g stroke="none">
        <path d="M20 452 V264 a260 260 0 0 1 520 0 V452 Z" fill="var(--draw-teal-soft)" />
        <path d="M68 452 V272 a212 212 0 0 1 424 0 V452 Z" fill="var(--draw-sun)" />
        <path d="M116 452 V280 a164 164 0 0 1 328 0 V452 Z" fill="var(--draw-coral-soft)" />
        <path d="M164 452 V288 a116 116 0 0 1 232 0 V452 Z" fill="var(--draw-paper)" />
      </g>
      <path d="M4 452 H556" stroke="var(--draw-ground)" />
      <g clipPath={`url(#${id}window)`}>
        <g transform="translate(4 48)">
          <SideFoot ankle={false} />
          <path d="M304 -60 V112 Q366 134 433 112 V-60 Z" fill="var(--draw-teal)" />
          <path
            d="M402 -60 V122 Q420 118 432 112 V-60 Z"
            fill="var(--draw-line)"
            opacity="0.2"
            stroke="none"
          />
          <path d="M304 86 Q366 108 433 86" />
        </g>
      </g>
      <g>
        <path
          d="M318 496 C326 518 340 530 350 560 H454 C450 530 428 512 414 490 C408 480 403 472 400 462 L350 430 Z"
          fill="var(--draw-deep-skin)"
        />
        <path d="M336 566 V546 Q398 520 466 546 V566 Z" fill="var(--draw-coral)" />
        <rect x="152" y="168" width="204" height="336" rx="30" fill="var(--draw-device)" stroke="none" />
        <g clipPath={`url(#${id}screen)`}>
          <rect x="163" y="183" width="182" height="306" fill="var(--draw-screen)" stroke="none" />
          <g transform="translate(4 48)" stroke="var(--draw-mark-cool)">
            <path d="M40 404 H520" />
            <path d={sideFoot.outline} fill="var(--draw-teal-light)" />
          </g>
          <g className={styles.line}>
            <path d="M163 330 H345 V372 H163 Z" fill="var(--draw-coral)" opacity="0.16" stroke="none" />
            <path d="M163 372 H345" stroke="var(--draw-mark)" strokeWidth="4" />
          </g>
          <path
            d={sideFoot.arch}
            transform="translate(4 48)"
            className={styles.found}
            stroke="var(--draw-mark)"
            strokeWidth="5"
            strokeDasharray="1 11"
          />
        </g>
        <g transform="translate(4 48)" fill="var(--draw-paper)">
          {[sideFoot.flanks[0], sideFoot.peak, sideFoot.flanks[1]].map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="7" className={styles.found} />
          ))}
        </g>
        <g strokeWidth="4">
          <path d="M181 222 V210 a9 9 0 0 1 9 -9 H202" />
          <path d="M306 201 H318 a9 9 0 0 1 9 9 V222" />
        </g>
        <g fill="var(--draw-deep-skin)">
          <rect x="136" y="330" width="40" height="25" rx="12.5" />
          <rect x="132" y="359" width="46" height="26" rx="13" />
          <rect x="134" y="389" width="44" height="26" rx="13" />
          <rect x="140" y="419" width="36" height="24" rx="12" />
        </g>
        <path
          d="M400 462 C394 428 384 398 366 372 C353 354 333 363 338 384 C342 402 354 418 357 446 V476 Z"
          fill="var(--draw-deep-skin)"
          stroke="none"
        />
        <path d="M400 462 C394 428 384 398 366 372 C353 354 333 363 338 384 C342 402 354 418 357 446" />
        <path d="M344 374 C349 367 356 367 360 371" />
      </g>
    </DrawingSheet>
  );
}
