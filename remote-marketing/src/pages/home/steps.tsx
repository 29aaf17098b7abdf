import type { ReactNode } from 'react';
import { Disclaimer } from '../../claims/disclaimer';
import { figures } from '../../claims/figures';
import { Drawing } from '../../drawings/drawing';
import StepAgain from '../../drawings/people/step-again.svg?react';
import StepPlay from '../../drawings/people/step-play.svg?react';
import StepScan from '../../drawings/people/step-scan.svg?react';
import { Entrance } from '../../motion/entrance';
import styles from './steps.module.css';

const steps: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Scan',
    text: 'Film your child’s bare feet, standing and walking. The app measures the arch, the heel and the gait, which is the way a child walks.',
    drawing: <Drawing of={StepScan} />,
  },
  {
    title: 'Play',
    text: 'Get exercises that feel like games and take minutes. If support may help, the app also suggests an insole level.',
    drawing: <Drawing of={StepPlay} />,
  },
  {
    title: 'Scan again',
    text: `Repeat the scan every ${figures.rescan} and see what has changed since the last one.`,
    drawing: <Drawing of={StepAgain} />,
  },
];

export function Steps() {
  return (
    <section className={styles.band} aria-labelledby="steps">
      <div className="column">
        <h2 id="steps">Three steps, at home</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text, drawing }, index) => (
            <li key={title} className={styles.step}>
              <Entrance className={styles.drawing}>{drawing}</Entrance>
              <div className="stack gap-2">
                <h3 className="line">
                  <span className={styles.number}>{index + 1}</span>
                  <span>{title}</span>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.note}>
          <Disclaimer />
        </div>
      </div>
    </section>
  );
}
