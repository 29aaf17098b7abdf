import { type ReactNode, useId } from 'react';
import { drawingPalette } from 'shared-contracts/ui/drawings';
import styles from './drawing.module.css';

/**
 * The sheet every drawing is made on: flat shapes in two tones, one round line. Give a `title` where the
 * drawing says something the text beside it doesn't; without, assistive technology passes over it.
 */
export function Drawing({
  width,
  height,
  title,
  className,
  children,
}: {
  width: number;
  height: number;
  title?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const titleId = useId();
  const sheet = {
    className: [drawingPalette, styles.drawing, className].filter(Boolean).join(' '),
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    fill: 'none',
    stroke: 'var(--draw-line)',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  if (!title) {
    return (
      <svg {...sheet} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...sheet} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      {children}
    </svg>
  );
}
