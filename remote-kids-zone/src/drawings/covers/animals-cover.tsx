import { CoverSheet } from '../cover-sheet';

/** An elephant goes for a run in trainers. A bird takes the ride. */
export function AnimalsCover() {
  return (
    <CoverSheet background="warm">
      <path d="M0 170h320v30H0z" fill="var(--draw-teal)" data-scenery="" />
      <g fill="var(--line-strong)" stroke="var(--draw-line)" strokeWidth="4">
        <path d="M244 86q30 2 26 40" fill="none" stroke="var(--ink-soft)" strokeWidth="6" />
        <path d="M132 130h28v28h-28ZM178 130h28v28h-28Z" />
        <Trainer x={132} y={168} />
        <Trainer x={178} y={168} />
        <path d="M86 164V98C86 62 114 46 166 46S248 62 248 104V164H216V134C196 142 140 142 118 134V164Z" />
        <path d="M104 54C66 38 40 58 40 92C40 108 46 116 44 128C42 138 30 140 26 132L14 136C16 160 54 160 60 134C62 124 68 124 80 122C110 118 122 86 104 54Z" />
        <path d="M98 54C132 46 150 74 140 102C132 122 108 122 98 104C88 88 88 66 98 54Z" />
        <Trainer x={88} y={180} />
        <Trainer x={218} y={180} />
      </g>
      <circle cx="66" cy="86" r="5" fill="var(--draw-line)" />
      <path d="M52 106q10 6 16-2" fill="none" stroke="var(--draw-line)" strokeWidth="3" />
      <g stroke="var(--draw-line)" strokeWidth="3" fill="var(--draw-sun)">
        <path d="M176 46q-4-24 16-24q10 0 12 10q12-2 16-10q4 22-14 26q-14 4-30-2Z" />
        <path d="M178 32l-10 2 10 4Z" fill="var(--draw-coral)" />
      </g>
      <circle cx="188" cy="31" r="2.5" fill="var(--draw-line)" />
    </CoverSheet>
  );
}

function Trainer({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-14 0q0-15 14-17l4-9h26q4 14 2 26Z" fill="var(--draw-sun)" />
      <path d="M-14 0h46" strokeWidth="10" />
      <path d="M-14 0h46" stroke="currentcolor" strokeWidth="4" />
    </g>
  );
}
