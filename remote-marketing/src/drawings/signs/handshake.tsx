import { useId } from 'react';
import { Drawing } from '../drawing';
import { Limb } from '../feet/limb';

/** Terms: a big and a small hand hold each other below a written page. */
export function Handshake() {
  const id = useId();
  return (
    <Drawing width={360} height={300}>
      <clipPath id={id}>
        <path d="M30 286 V180 a150 150 0 0 1 300 0 V286 Z" />
      </clipPath>
      <path d="M30 286 V180 a150 150 0 0 1 300 0 V286 Z" fill="var(--draw-teal-soft)" stroke="none" />
      <path d="M104 24 H226 L256 54 V150 H104 Z" fill="var(--draw-paper)" />
      <path d="M226 24 V44 Q226 54 236 54 H256 Z" fill="var(--draw-sun)" />
      <path d="M126 58 H204 M126 82 H232 M126 106 H186" stroke="var(--draw-teal-soft)" strokeWidth="7" />
      <g clipPath={`url(#${id})`}>
        <Limb d="M0 262 C66 256 108 226 146 204" color="var(--draw-coral)" width={48} />
        <Limb d="M364 268 C306 262 262 232 232 212" color="var(--draw-sun)" width={34} />
        <Limb d="M232 212 C220 204 214 200 206 198" color="var(--draw-deep-skin)" width={26} />
        <path
          d="M132 190 C144 176 160 168 178 168 H204 C220 168 224 184 210 188 L190 192 C206 198 214 206 220 216 C226 228 214 236 204 230 C198 240 186 242 178 236 C166 240 154 236 146 228 Z"
          fill="var(--draw-skin)"
        />
        <path d="M204 230 L188 214 M178 236 L166 222" />
      </g>
      <path d="M14 286 H346" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
