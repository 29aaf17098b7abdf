import { type ReactNode, useId } from 'react';
import { drawingClasses } from './drawing';

/**
 * Renders the sheet of a computed drawing: flat shapes in two tones, lines with round ends. Pass a `title` when the
 * drawing adds information to the text beside it; without one it is decorative.
 */
export function DrawingSheet({
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
    className: className ? `${drawingClasses} ${className}` : drawingClasses,
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
