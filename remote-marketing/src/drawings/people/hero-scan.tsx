import { useEffect, useId, useState } from 'react';
import { DrawingSheet } from '../drawing-sheet';
import { SideFoot, sideFoot } from '../feet/side-foot';
import styles from './hero-scan.module.css';

let isScanned = false;

/**
 * Renders a child's foot and a hand that holds a phone above it, for the home page. The screen films the foot: its
 * line moves over the foot once, then the arch is marked on the foot itself. On a later visit, under reduced motion
 * and without scripts it is marked from the start.
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
      title="A phone held above a child’s bare foot, scanning its arch"
    >
      <clipPath id={`${id}window`}>
        <path d="M20 452V264a260 260 0 0 1 520 0V452Z" />
      </clipPath>
      <clipPath id={`${id}screen`}>
        <rect x="9" y="10" width="138" height="256" rx="17" />
      </clipPath>
      <g stroke="none">
        <path d="M20 452V264a260 260 0 0 1 520 0V452Z" fill="var(--draw-teal-soft)" />
        <path d="M68 452V272a212 212 0 0 1 424 0V452Z" fill="var(--draw-sun)" />
        <path d="M116 452V280a164 164 0 0 1 328 0V452Z" fill="var(--draw-coral-soft)" />
        <path d="M164 452V288a116 116 0 0 1 232 0V452Z" fill="var(--draw-paper)" />
      </g>
      <path d="M4 452H556" stroke="var(--draw-ground)" />
      <g clipPath={`url(#${id}window)`}>
        <g transform={FOOT}>
          <SideFoot />
          <path d="M304-60V112Q366 134 433 112V-60Z" fill="var(--draw-teal)" />
          <path d="M402-60V122Q420 118 432 112V-60Z" fill="var(--draw-line)" opacity="0.2" stroke="none" />
          <path d="M304 86Q366 108 433 86" />
        </g>
      </g>
      <g transform={FOOT}>
        <path d={sideFoot.arch} className={styles.found} stroke="var(--draw-mark)" strokeWidth="7" />
        <g fill="var(--draw-paper)">
          {[sideFoot.flanks[0], sideFoot.peak, sideFoot.flanks[1]].map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="7" className={styles.found} />
          ))}
        </g>
      </g>
      <path
        d="M22 560C26 470 30 400 40 352C46 326 54 312 62 300L160 290L206 322C198 346 178 351 158 353C130 356 112 366 101 386C88 412 86 480 86 560Z"
        fill="var(--draw-deep-skin)"
      />
      <path d="M8 568L12 506Q54 486 97 506L100 568Z" fill="var(--draw-coral)" />
      <g transform="translate(92 66) rotate(-6 78 138)">
        <rect width="156" height="276" rx="28" fill="var(--draw-device)" stroke="none" />
        <g clipPath={`url(#${id}screen)`}>
          <rect x="9" y="10" width="138" height="256" fill="var(--draw-screen)" stroke="none" />
          <g transform="translate(-18 -17.5) scale(.37)" stroke="var(--draw-mark-cool)" strokeWidth="7">
            <path d="M40 404H520" />
            <path d={sideFoot.outline} fill="var(--draw-teal-light)" />
            <path d={sideFoot.arch} className={styles.found} stroke="var(--draw-mark)" strokeWidth="13" />
          </g>
          <g className={styles.line}>
            <path d="M9 74H147V102H9Z" fill="var(--draw-coral)" opacity="0.2" stroke="none" />
            <path d="M9 102H147" stroke="var(--draw-mark)" />
          </g>
          <path d="M9 152H147V266H9Z" fill="var(--draw-paper)" stroke="none" />
          <path d="M38 176H118" stroke="var(--draw-teal-soft)" strokeWidth="7" data-scenery="" />
          <circle cx="78" cy="221" r="23" />
          <circle cx="78" cy="221" r="14" fill="var(--draw-coral)" stroke="none" />
        </g>
        <path d="M22 46V34a10 10 0 0 1 10-10H44M112 24H124a10 10 0 0 1 10 10V46" />
        <g fill="var(--draw-deep-skin)">
          <rect x="141" y="142" width="36" height="26" rx="13" />
          <rect x="141" y="171" width="38" height="27" rx="13.5" />
          <rect x="141" y="201" width="37" height="26" rx="13" />
          <rect x="141" y="230" width="32" height="23" rx="11.5" />
        </g>
      </g>
      <path
        d="M62 300C74 282 92 250 114 236C129 229 140 242 131 254C120 268 113 282 112 306C111 330 104 346 90 356L46 340Z"
        fill="var(--draw-deep-skin)"
        stroke="none"
      />
      <path d="M62 300C74 282 92 250 114 236C129 229 140 242 131 254C120 268 113 282 112 306C111 322 108 334 101 345" />
      <path d="M117 242C124 239 130 244 127 252" />
    </DrawingSheet>
  );
}

const FOOT = 'translate(18 48)';
