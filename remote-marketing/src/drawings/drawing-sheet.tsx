import { type ReactNode, useId } from 'react';
import { drawingClasses } from './drawing';

/**
 * The sheet of a drawing that is computed: flat shapes in two tones, one round line. Give a `title` where the
 * drawing says something the text beside it doesn't; without, assistive technology passes over it.
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
