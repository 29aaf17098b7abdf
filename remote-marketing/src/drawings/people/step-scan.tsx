import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** Step one: two small feet on a mat, inside the frame of the camera. */
export function StepScan() {
  return (
    <Drawing width={272} height={212}>
      <g transform="translate(-24 -14)">
        <rect x="30" y="20" width="260" height="200" rx="36" fill="var(--draw-teal-pale)" stroke="none" />
        <rect x="78" y="34" width="164" height="176" rx="22" fill="var(--draw-sun-soft)" stroke="none" />
        <g transform="translate(168 48) scale(.68)" strokeWidth="4.4">
          <Footprint />
        </g>
        <g transform="translate(152 48) scale(-.68 .68)" strokeWidth="4.4">
          <Footprint />
        </g>
        <path d="M60 122 H260 V158 H60 Z" fill="var(--draw-coral)" opacity="0.2" stroke="none" />
        <path d="M56 122 H264" strokeWidth="9" />
        <path d="M56 122 H264" stroke="var(--draw-coral)" strokeWidth="4" />
        <g stroke="var(--ink)" strokeWidth="5">
          <path d="M50 66 V54 a16 16 0 0 1 16 -16 H78" />
          <path d="M242 38 H254 a16 16 0 0 1 16 16 V66" />
          <path d="M270 176 V188 a16 16 0 0 1 -16 16 H242" />
          <path d="M78 204 H66 a16 16 0 0 1 -16 -16 V176" />
        </g>
      </g>
    </Drawing>
  );
}
