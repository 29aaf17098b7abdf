import { type ComponentType, lazy, Suspense } from 'react';
import drawing from './drawing.module.css';

export const LateLostSock = late('0 0 360 264', async () => (await import('./lost-sock')).LostSock);
export const LateUntiedShoe = late('0 48 360 194', async () => (await import('./untied-shoe')).UntiedShoe);

/**
 * Loads a drawing after the text and reserves its space. Few visitors see it, so the first load leaves it out.
 * Without it the panel has the same meaning.
 */
function late(viewBox: string, load: () => Promise<ComponentType>): ComponentType {
  const Place = () => <svg viewBox={viewBox} className={drawing.drawing} aria-hidden="true" />;
  const Drawing = lazy(async () => ({ default: await load().catch(() => Place) }));
  return () => (
    <Suspense fallback={<Place />}>
      <Drawing />
    </Suspense>
  );
}
