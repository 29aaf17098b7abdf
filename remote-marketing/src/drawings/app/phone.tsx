import { type ReactNode, useId } from 'react';
import { DrawingSheet } from '../drawing-sheet';
import styles from './phone.module.css';

/**
 * Renders a phone, 240 by 440, with `children` on its screen, which extends from 16 to 224 horizontally and from 16
 * to 424 vertically.
 */
export function Phone({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <DrawingSheet width={240} height={440} title={title}>
      <clipPath id={id}>
        <rect x="16" y="16" width="208" height="408" rx="24" />
      </clipPath>
      <rect x="4" y="4" width="232" height="432" rx="34" fill="var(--draw-device)" stroke="none" />
      <g clipPath={`url(#${id})`}>
        <rect x="16" y="16" width="208" height="408" fill="var(--draw-paper)" stroke="none" />
        {children}
      </g>
      <path d="M100 30 H140" stroke="var(--draw-device)" strokeWidth="8" data-scenery="" />
    </DrawingSheet>
  );
}

/** Renders a line of text on a screen. It is hidden from screen readers, because the drawing's name contains it. */
export function Words({
  x,
  y,
  children,
  strong = false,
}: {
  x: number;
  y: number;
  children: string;
  strong?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it isn't focusable, and the drawing has a name.
    <text x={x} y={y} className={strong ? styles.strong : styles.words} aria-hidden="true">
      {children}
    </text>
  );
}
