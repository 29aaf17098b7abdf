import { CoverSheet } from '../cover-sheet';
import { Sole } from '../sole';

const walkers = [0, 60, 120, 180, 240, 300];

/** Prints all round the globe. */
export function WorldCover() {
  return (
    <CoverSheet background="cool">
      <circle cx="160" cy="100" r="58" fill="var(--level-1)" stroke="var(--draw-line)" strokeWidth="5" />
      <path
        d="M118 78C128 58 150 56 158 68C166 80 148 86 150 98C152 110 130 112 124 100C120 94 114 88 118 78ZM172 92C184 78 204 84 206 98C206 116 190 136 178 132C168 126 164 102 172 92Z"
        fill="var(--draw-sun)"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      {walkers.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn} 160 100) translate(160 22) rotate(90)`}>
          <Sole
            print="var(--draw-teal)"
            transform={`scale(0.2 ${index % 2 === 0 ? 0.2 : -0.2}) translate(-55 -85)`}
          />
        </g>
      ))}
    </CoverSheet>
  );
}
