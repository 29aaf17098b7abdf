import { type ComponentType, lazy, Suspense, type SVGProps } from 'react';
import drawing from './drawing.module.css';

export const LateLostSock = late('0 0 360 264', () => import('./lost-sock.svg?react'));
export const LateUntiedShoe = late('0 48 360 194', () => import('./untied-shoe.svg?react'));

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * Loads a drawing after the text and reserves its space. Few visitors see it, so the first load leaves it out.
 * Without it the panel has the same meaning.
 */
function late(viewBox: string, load: () => Promise<{ readonly default: Drawing }>): ComponentType {
  const Place = () => <svg viewBox={viewBox} className={drawing.drawing} aria-hidden="true" />;
  const Picture = lazy(() => load().catch(() => ({ default: Place })));
  return () => (
    <Suspense fallback={<Place />}>
      <Picture className={drawing.drawing} />
    </Suspense>
  );
}
