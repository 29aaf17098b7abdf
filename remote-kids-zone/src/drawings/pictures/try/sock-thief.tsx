import { CoverSheet } from '../../cover-sheet';
import { Face } from '../../face';
import { SideFoot } from '../../side-foot';

/** A foot lifts a sock with its toes. */
export function SockThief() {
  return (
    <CoverSheet background="warm">
      <path d="M0 176H320V200H0Z" fill="var(--draw-teal)" />
      <SideFoot skin="deep-skin" transform="translate(92 8) rotate(-8 100 100) scale(1.2)" plain />
      <g stroke="var(--draw-line)" strokeWidth="4">
        <path
          d="M78 116L134 126L128 158C126 172 134 178 150 182C164 188 160 196 144 196H112C90 196 80 184 80 168Z"
          fill="currentcolor"
        />
        <path d="M79 128l53 10M80 140l51 8" fill="none" />
        <path d="M92 122C86 106 104 98 122 104C134 110 132 126 120 126Z" fill="var(--draw-deep-skin)" />
      </g>
      <Face x={228} y={86} mood="cheeky" />
    </CoverSheet>
  );
}
