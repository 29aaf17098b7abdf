import { exampleReport } from '../../app/example-report';
import { Footprint } from '../feet/footprint';
import { Phone, Words } from './phone';

/** Renders the app with the exercises of a day, two of them ticked off. */
export function TodayScreen() {
  return (
    <Phone title="The app on a day: three exercises, two of them ticked off">
      <rect x="16" y="16" width="208" height="150" fill="var(--draw-sun)" stroke="none" />
      <Words x={32} y={72} strong>
        Today
      </Words>
      <Words x={32} y={98}>
        3 exercises
      </Words>
      <g transform="translate(176 52) scale(.42) rotate(8)" strokeWidth="6">
        <Footprint />
      </g>
      <g transform="translate(164 58) scale(-.42 .42) rotate(8)" strokeWidth="6">
        <Footprint />
      </g>
      {exampleReport.exercises.map((exercise, index) => {
        const y = 204 + index * 74;
        const isDone = index < 2;
        return (
          <g key={exercise}>
            <circle cx="44" cy={y} r="14" fill={isDone ? 'var(--draw-teal)' : 'none'} />
            {isDone ? (
              <path d={`M37 ${y} L42 ${y + 6} L51 ${y - 6}`} stroke="var(--on-brand)" strokeWidth="4" />
            ) : null}
            <Words x={66} y={y + 6}>
              {exercise}
            </Words>
            <path d={`M30 ${y + 36} H210`} stroke="var(--draw-screen)" strokeWidth="3" data-scenery="" />
          </g>
        );
      })}
    </Phone>
  );
}
