import { footFromInside } from '@little-arches/contracts/ui';
import { exampleReport } from '../../app/example-report';
import { Phone, Words } from './phone';

const { left, level } = exampleReport;
const SCALE = 0.94;
const foot = footFromInside({
  heel: 210,
  toes: 210 - left.length * SCALE,
  floor: 192,
  arch: left.arch * SCALE,
});

/** Renders the app with a result: the level, the measured foot, and its values. */
export function ResultScreen() {
  return (
    <Phone title={`The app with a result: level ${level}, the foot as it was measured, and its values`}>
      <rect x="16" y="16" width="208" height="192" fill="var(--draw-screen)" stroke="none" />
      <Words x={32} y={72} strong>{`Level ${level}`}</Words>
      <path d={`${foot.outline}Z`} fill="var(--draw-skin)" stroke="none" />
      <path d={foot.archShade} fill="var(--draw-skin-shade)" stroke="none" />
      <path d={foot.hollow} fill="var(--draw-coral)" stroke="none" />
      <path d={foot.outline} />
      <path d={foot.ankle} />
      <path d="M16 194 H224" stroke="var(--draw-line)" />
      <rect x="16" y="196" width="208" height="228" fill="var(--draw-paper)" stroke="none" />
      <Words x={32} y={254}>
        Arch height
      </Words>
      <Words x={138} y={254}>{`${left.arch} mm`}</Words>
      <path d="M30 274 H210" stroke="var(--draw-screen)" strokeWidth="3" data-scenery="" />
      <Words x={32} y={310}>
        Heel angle
      </Words>
      <Words x={138} y={310}>{`${left.heel}°`}</Words>
      <path d="M30 330 H210" stroke="var(--draw-screen)" strokeWidth="3" data-scenery="" />
      <rect x="32" y="360" width="176" height="38" rx="19" fill="var(--draw-screen)" stroke="none" />
      <Words x={52} y={385}>
        Play today
      </Words>
      <path d="M180 372 L188 379 L180 386" />
    </Phone>
  );
}
