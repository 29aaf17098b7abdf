import { sideFoot } from '../../drawings/feet/side-foot';
import { Panel } from './panel';

/** Renders sample work: a folded leaflet for parents. */
export function Leaflet() {
  return (
    <Panel
      title="A leaflet folded in three; one page shows a foot from its inner side"
      ground="coral-soft"
      arch="coral-soft"
    >
      <path d="M62 76 L178 48 V262 L62 290 Z" fill="var(--draw-teal)" />
      <path d="M178 48 L302 76 V290 L178 262 Z" fill="var(--draw-paper)" />
      <path d="M302 76 L418 48 V262 L302 290 Z" fill="var(--draw-sun)" />
      <path d="M92 230 V166 a28 34 -14 0 1 56 -14 V216 Z" fill="var(--draw-sun)" />
      <path d="M86 108 L150 92" stroke="var(--on-brand)" strokeWidth="10" />
      <g transform="matrix(.21 .05 0 .21 190 84)" strokeWidth="13">
        <path d={sideFoot.outline} fill="var(--draw-skin)" />
      </g>
      <path
        d="M200 214 L278 232 M200 234 L264 249 M200 90 L252 102"
        stroke="var(--draw-teal-soft)"
        data-scenery=""
        strokeWidth="7"
      />
      <path d="M326 112 L392 96" stroke="var(--draw-mark)" strokeWidth="10" />
      <path
        d="M326 146 L392 130 M326 168 L376 156 M326 206 L392 190 M326 228 L384 214"
        stroke="var(--draw-mark-cool)"
        strokeWidth="6"
      />
    </Panel>
  );
}
