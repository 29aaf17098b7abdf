import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';
import { Sole } from '../sole';

const daisy = 'M0-9v-1M8-4l1-.5M8 4l1 .5M0 9v1M-8 4l-1 .5M-8-4l-1-.5';

/** Someone lies in the meadow, soles up, with a daisy between the toes. */
export function BarefootCover() {
  return (
    <CoverSheet background="cool">
      <circle cx="167" cy="112" r="24" fill="var(--draw-sun)" data-scenery="" />
      <path d="M-10 150Q70 110 160 130T330 128V210H-10Z" fill="var(--level-0)" data-scenery="" />
      <Sole transform="translate(158 20) scale(-.98 .98) rotate(8 50 100)">
        <Face x={56} y={84} size={1.25} />
      </Sole>
      <Sole transform="translate(176 20) scale(.98) rotate(8 50 100)">
        <Face x={56} y={84} size={1.25} mood="asleep" />
      </Sole>
      <path d="M111 60q-3-22-7-38" fill="none" stroke="var(--level-0)" strokeWidth="4" />
      <g transform="translate(104 20)" stroke="currentcolor" strokeWidth="9">
        <path d={daisy} stroke="var(--draw-line)" strokeWidth="14" />
        <path d={daisy} />
        <circle r="6" fill="var(--draw-line)" stroke="none" />
      </g>
      <path d="M-10 186Q90 158 170 172T330 160V210H-10Z" fill="var(--draw-teal)" data-scenery="" />
      <g stroke="currentcolor" strokeWidth="8">
        <path d={daisy} transform="translate(36 172) scale(.8)" />
        <path d={daisy} transform="translate(288 168) scale(.8)" />
      </g>
      <circle cx="36" cy="172" r="5" fill="var(--draw-line)" />
      <circle cx="288" cy="168" r="5" fill="var(--draw-line)" />
    </CoverSheet>
  );
}
