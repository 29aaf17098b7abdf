import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

const stones = [
  { d: 'M16 236A184 184 0 0 1 51.1 127.8L115.9 174.9A104 104 0 0 0 96 236Z', fill: 'var(--draw-teal-light)' },
  { d: 'M51.1 127.8A184 184 0 0 1 143.1 61L167.9 137.1A104 104 0 0 0 115.9 174.9Z', fill: 'var(--draw-sun)' },
  { d: 'M143.1 61A184 184 0 0 1 256.9 61L232.1 137.1A104 104 0 0 0 167.9 137.1Z', fill: 'var(--draw-coral)' },
  {
    d: 'M256.9 61A184 184 0 0 1 348.9 127.8L284.1 174.9A104 104 0 0 0 232.1 137.1Z',
    fill: 'var(--draw-sun)',
  },
  {
    d: 'M348.9 127.8A184 184 0 0 1 384 236L304 236A104 104 0 0 0 284.1 174.9Z',
    fill: 'var(--draw-teal-light)',
  },
];

/** Promise: an arch of five stones, with a pair of small footprints safe below it. */
export function FiveStones() {
  return (
    <Drawing width={400} height={340} title="An arch of five stones over a pair of small footprints">
      <path d="M96 322 V236 a104 104 0 0 1 208 0 V322 Z" fill="var(--draw-sun-soft)" stroke="none" />
      {stones.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <path d="M16 236 H96 V322 H16 Z M304 236 H384 V322 H304 Z" fill="var(--draw-teal)" />
      <path
        d="M18 279 H94 M56 279 V320 M306 279 H382 M344 279 V320"
        stroke="var(--draw-teal-soft)"
        data-scenery=""
      />
      <g transform="translate(206 190) scale(.6)" strokeWidth="5">
        <Footprint />
      </g>
      <g transform="translate(194 190) scale(-.6 .6)" strokeWidth="5">
        <Footprint />
      </g>
      <path d="M2 322 H398" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
