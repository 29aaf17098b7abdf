import { footFromInside, LEVEL_NAMES, LevelBadge } from '@little-arches/contracts/ui';
import { useId } from 'react';
import { exampleReport } from '../../app/example-report';
import { DrawingSheet } from '../../drawings/drawing-sheet';
import styles from './example-report.module.css';

const { child, level, change, left, right, exercises } = exampleReport;

const rows = [
  { label: 'Length', left: `${left.length} mm`, right: `${right.length} mm` },
  { label: 'Arch height', left: `${left.arch} mm`, right: `${right.arch} mm` },
  { label: 'Heel angle', left: `${left.heel}°`, right: `${right.heel}°` },
];

const FLOOR = 104;
const feet = [
  footFromInside({ heel: 10, toes: 10 + left.length, floor: FLOOR, arch: left.arch }),
  footFromInside({ heel: 430, toes: 430 - right.length, floor: FLOOR, arch: right.arch }),
];

/** Renders the report of the invented child: level, feet drawn from their values, the values, and the exercises. */
export function ExampleReport() {
  const id = useId();
  return (
    <article className={styles.sheet} aria-labelledby="example-report">
      <header className={styles.head}>
        <h3 id="example-report">{`Foot scan of ${child}`}</h3>
        <LevelBadge level={level} />
      </header>
      <p>
        <strong>{`${LEVEL_NAMES[level]}.`}</strong> <span>{change}</span>
      </p>
      <DrawingSheet
        width={440}
        height={120}
        title="Both feet from their inside, drawn to scale: a low hollow under each arch"
      >
        <clipPath id={id}>
          <rect width="440" height="120" rx="20" />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect width="440" height="120" fill="var(--draw-teal-pale)" stroke="none" />
          {feet.map(({ outline, hollow, archShade, ankle }) => (
            <g key={outline}>
              <path d={outline} fill="var(--draw-skin)" stroke="none" />
              <path d={archShade} fill="var(--draw-skin-shade)" stroke="none" />
              <path d={hollow} fill="var(--draw-coral)" stroke="none" />
              <path d={outline} />
              <path d={ankle} />
            </g>
          ))}
          <path d={`M0 ${FLOOR + 2} H440`} stroke="var(--draw-ground)" />
        </g>
      </DrawingSheet>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Left</th>
            <th scope="col">Right</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.left}</td>
              <td>{row.right}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>Exercises</h4>
      <ul className={styles.exercises}>
        {exercises.map((exercise) => (
          <li key={exercise}>{exercise}</li>
        ))}
      </ul>
    </article>
  );
}
