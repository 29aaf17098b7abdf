import { lazy, Suspense } from 'react';
import drawing from './drawing.module.css';

// Nearly nobody sees it, so it is not in what every page loads. Without it the panel says the same.
const LostSock = lazy(async () => {
  const { LostSock } = await import('./lost-sock').catch(() => ({ LostSock: NoDrawing }));
  return { default: LostSock };
});

/** As large as the drawing. */
function NoDrawing() {
  return <svg viewBox="0 0 360 264" className={drawing.drawing} aria-hidden="true" />;
}

/** The drawing of what is missing, which comes after the words. */
export function LateLostSock() {
  return (
    <Suspense fallback={<NoDrawing />}>
      <LostSock />
    </Suspense>
  );
}
