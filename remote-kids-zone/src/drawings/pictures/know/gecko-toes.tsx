import { CoverSheet } from '../../cover-sheet';

/** The foot of a gecko on a window: five broad pads, each with its rows of hairs. */
export function GeckoToes() {
  return (
    <CoverSheet background="deep">
      <path d="M160 4V196M6 100H314" stroke="currentcolor" strokeWidth="4" opacity="0.7" />
      <path
        d="M146 210Q150 170 160 140Q170 170 176 210Z"
        fill="var(--draw-sun)"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      {[-96, -48, 0, 48, 96].map((turn) => (
        <g key={turn} transform={`translate(160 132) rotate(${turn})`}>
          <path
            d="M-8 0C-10-20-22-40-20-66C-18-100 18-100 20-66C22-40 10-20 8 0Z"
            fill="var(--draw-sun)"
            stroke="var(--draw-line)"
            strokeWidth="4"
          />
          <path d="M-12-78h24M-15-66h30M-14-54h28M-10-42h20" stroke="var(--draw-line)" strokeWidth="4" />
        </g>
      ))}
      <circle cx="160" cy="134" r="16" fill="var(--draw-sun)" />
    </CoverSheet>
  );
}
