import type { ReactNode } from 'react';
import { DrawingSheet } from '../../drawings/drawing-sheet';

/** Renders the background of a work picture: a full sheet, 480 by 320, with a large arch. */
export function Panel({
  title,
  ground,
  arch,
  children,
}: {
  title: string;
  ground: string;
  arch: string;
  children: ReactNode;
}) {
  return (
    <DrawingSheet width={480} height={320} title={title}>
      <g stroke="none">
        <rect width="480" height="320" fill={`var(--draw-${ground})`} />
        <path d="M70 320 V210 a170 170 0 0 1 340 0 V320 Z" fill={`var(--draw-${arch})`} />
      </g>
      {children}
    </DrawingSheet>
  );
}
