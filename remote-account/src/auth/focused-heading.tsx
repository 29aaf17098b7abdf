import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a page's next state: takes the focus, so that the change is read and not missed. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
