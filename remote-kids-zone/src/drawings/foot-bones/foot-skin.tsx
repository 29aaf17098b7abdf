import { skinOver } from './bones';

/** Renders the foot around the bones: their outlines with a stroke as wide as flesh and skin. */
export function FootSkin() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill="var(--draw-skin)">
      <Layer colour="var(--draw-line)" line={8} />
      <Layer colour="var(--draw-skin)" line={0} />
    </g>
  );
}

function Layer({ colour, line }: { colour: string; line: number }) {
  return (
    <g stroke={colour}>
      <path d={skinOver.foot} strokeWidth={34 + line} />
      <path d={skinOver.bigToe} strokeWidth={40 + line} />
      <path d={skinOver.toes} strokeWidth={28 + line} />
    </g>
  );
}
