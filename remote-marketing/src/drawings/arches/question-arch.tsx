import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** Questions: a question mark whose bow is an arch and whose dot is a footprint. */
export function QuestionArch() {
  return (
    <Drawing width={320} height={300}>
      <circle cx="160" cy="150" r="136" fill="var(--draw-teal-pale)" stroke="none" />
      <path d="M92 126 V116 a68 68 0 0 1 136 0 C228 158 164 158 164 196" strokeWidth="44" />
      <path
        d="M92 126 V116 a68 68 0 0 1 136 0 C228 158 164 158 164 196"
        stroke="var(--draw-sun)"
        strokeWidth="38"
      />
      <path
        d="M92 126 V116 a68 68 0 0 1 136 0 C228 158 164 158 164 196"
        stroke="var(--draw-mark)"
        strokeWidth="10"
      />
      <g transform="translate(146 228) scale(.3)" strokeWidth="9">
        <Footprint />
      </g>
    </Drawing>
  );
}
