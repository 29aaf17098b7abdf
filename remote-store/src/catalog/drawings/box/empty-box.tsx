import { INSOLE_OUTLINE } from '../insole-outline';
import { sheet } from '../sheet';
import { BoxFront, BoxInside } from './box';

/** Renders the open box with the dashed outline of a pair that is not in it yet. */
export function EmptyBox({ className }: { className?: string | undefined }) {
  return (
    <svg {...sheet({ level: '0' }, className)} aria-hidden="true" viewBox="8 8 464 332">
      <path d="M20 334H460" stroke="var(--draw-ground)" />
      <g fill="none" stroke="var(--draw-ground)" strokeWidth="8" strokeDasharray="4 20">
        <path d={INSOLE_OUTLINE} transform="translate(246 20) scale(.6)" />
        <path d={INSOLE_OUTLINE} transform="translate(234 20) scale(-.6 .6)" />
      </g>
      <BoxInside />
      <BoxFront />
    </svg>
  );
}
