import { type ReactNode, useEffect, useRef } from 'react';

/** Renders the heading of a page's next state and focuses it, so that screen readers announce the change. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
