import { CoverSheet } from '../../cover-sheet';
import { SideFoot } from '../../side-foot';
import { Sole } from '../../sole';

/** What is measured of a foot: how long and how wide it is, and how high its arch. */
export function FootMeasures() {
  return (
    <CoverSheet background="deep">
      <Sole transform="translate(38 22) scale(.84 .92)" />
      <SideFoot transform="translate(160 52) scale(.8)" arch={36} />
      <g fill="none" stroke="currentcolor" strokeWidth="5">
        <path d="M24 24V176M14 24h20M14 176h20" />
        <path d="M48 14H124M48 4v20M124 4v20" />
        <path d="M160 142H306" strokeDasharray="1 10" />
        <path d="M244 112V138M236 112h16M236 138h16" />
      </g>
    </CoverSheet>
  );
}
