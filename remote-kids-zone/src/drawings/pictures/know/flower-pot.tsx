import { CoverSheet } from '../../cover-sheet';
import { Face } from '../../face';
import { Floor } from '../floor';

/** An old shoe with a new life: flowers grow out of it. */
export function FlowerPot() {
  return (
    <CoverSheet background="deep">
      <Floor y={176} />
      <path
        d="M114 84V50M146 84V34M178 88V54M114 66q-14-2-18-14M146 62q14-2 18-14"
        fill="none"
        stroke="currentcolor"
        strokeWidth="5"
      />
      {[
        { x: 114, y: 40 },
        { x: 146, y: 24 },
        { x: 178, y: 44 },
      ].map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`} stroke="var(--draw-sun)" strokeWidth="11">
          <path d="M0-10v-1M9-5l1-.5M9 5l1 .5M0 10v1M-9 5l-1 .5M-9-5l-1-.5" />
          <circle r="6" fill="var(--draw-line)" stroke="none" />
        </g>
      ))}
      <g stroke="var(--draw-line)" strokeWidth="4">
        <path
          d="M94 84H198C204 112 236 112 262 126C280 136 280 152 276 162H92C84 134 90 110 94 84Z"
          fill="currentcolor"
        />
        <path d="M86 160H284q2 18-12 18H98q-14 0-12-18Z" fill="var(--draw-sun)" />
        <path d="M90 84H202" strokeWidth="12" />
      </g>
      <Face x={146} y={128} size={1.3} />
    </CoverSheet>
  );
}
