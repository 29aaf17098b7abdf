import { heelFromBehind } from '@little-arches/contracts/ui';
import { exampleReport } from '../../app/example-report';
import { Phone, Words } from './phone';

const stance = { floor: 330, height: 250 };
const legs = [
  heelFromBehind({ ...stance, x: 82, angle: exampleReport.left.heel, outside: 'left' }),
  heelFromBehind({ ...stance, x: 158, angle: exampleReport.right.heel, outside: 'right' }),
];

/** Renders the app during a scan: both heels from behind, in the frame of the camera. */
export function FilmScreen() {
  return (
    <Phone title="The app while it films a child’s heels from behind, and counts the seconds to stand still">
      <rect x="16" y="16" width="208" height="408" fill="var(--draw-screen)" stroke="none" />
      <rect x="16" y="330" width="208" height="94" fill="var(--draw-sun)" stroke="none" />
      {legs.map(({ outline, shade, axes }) => (
        <g key={outline}>
          <path d={outline} fill="var(--draw-skin)" stroke="none" />
          <path d={shade} fill="var(--draw-skin-shade)" stroke="none" />
          <path d={outline} />
          <path d={axes} stroke="var(--draw-mark)" strokeDasharray="1 8" strokeWidth="4" />
        </g>
      ))}
      <path d="M16 330 H224" />
      <g strokeWidth="4">
        <path d="M34 128 V112 a10 10 0 0 1 10 -10 H60" />
        <path d="M180 102 H196 a10 10 0 0 1 10 10 V128" />
        <path d="M206 316 V332 a10 10 0 0 1 -10 10 H180" />
        <path d="M60 342 H44 a10 10 0 0 1 -10 -10 V316" />
      </g>
      <rect x="36" y="46" width="168" height="36" rx="18" fill="var(--draw-paper)" stroke="none" />
      <Words x={54} y={70}>
        Stand still: 3 s
      </Words>
      <circle cx="120" cy="384" r="24" fill="var(--draw-paper)" />
      <circle cx="120" cy="384" r="14" fill="var(--draw-coral)" stroke="none" />
    </Phone>
  );
}
