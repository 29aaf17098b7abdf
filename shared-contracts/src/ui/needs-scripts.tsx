import type { ReactNode } from 'react';

/** Shown when scripts don't run: what can't be done then, and that nothing is lost. */
export function NeedsScripts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <div className="stack">
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
    </noscript>
  );
}
