import { Drawing } from '../../drawings/drawing';
import HeelLines from '../../drawings/feet/heel-lines.svg?react';
import { Part } from './part';
import styles from './scan.module.css';

const measures = [
  { term: 'Length and width', meaning: 'so that shoes and insoles fit' },
  { term: 'Height of the arch', meaning: 'how much hollow there is under the inner side' },
  { term: 'Heel angle', meaning: 'whether the heel stands straight or tips to one side' },
  { term: 'Pronation', meaning: 'how far the foot rolls inwards when it carries weight' },
  { term: 'Gait', meaning: 'how your child walks: rhythm, step length, direction of the toes' },
];

export function Scan() {
  return (
    <Part number={1} title="The scan looks closely" drawing={<Drawing of={HeelLines} />}>
      <p>
        You film your child’s bare feet, first standing, then walking. Software that has learned from many
        pictures, often called AI, finds the points that matter and measures between them:
      </p>
      <dl className={`stack gap-3 ${styles.measures}`}>
        {measures.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>No special device, no trip, no cost.</p>
    </Part>
  );
}
