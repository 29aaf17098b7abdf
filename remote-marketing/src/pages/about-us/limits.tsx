import { brand } from '@little-arches/contracts/company';
import { Check, X } from 'lucide-react';
import styles from './limits.module.css';

const weDo = [
  'measure feet and gait from pictures taken at home',
  'suggest exercises, and an insole level where support may help',
  'show what has changed from scan to scan',
  'make insoles in four levels, in sizes for children',
];

const weDoNot = [
  'name an illness or replace an examination',
  'tell you to buy something before you can go on',
  'sell your child’s data or pass it on for advertising',
];

export function Limits() {
  return (
    <section className={styles.band} aria-labelledby="limits">
      <div className="column">
        <h2 id="limits">What we do, and what we leave to others</h2>
        <div className={styles.pair}>
          <div className={styles.do}>
            <h3>We</h3>
            <ul>
              {weDo.map((line) => (
                <li key={line}>
                  <Check aria-hidden="true" className={styles.icon} />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.doNot}>
            <h3>We don’t</h3>
            <ul>
              {weDoNot.map((line) => (
                <li key={line}>
                  <X aria-hidden="true" className={styles.icon} />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
            <p className={styles.note}>{brand.disclaimer}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
