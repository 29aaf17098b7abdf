import { useId } from 'react';
import type { Skill } from './founders';
import styles from './skill-bars.module.css';

/** Renders skills as bars, each with its value in words too. */
export function SkillBars({ skills }: { skills: readonly Skill[] }) {
  const id = useId();
  return (
    <ul className="stack gap-5 unmarked">
      {skills.map(({ name, value }, index) => (
        <li key={name} className={styles.skill}>
          <span id={`${id}${index}`}>{name}</span>
          <span className={styles.value}>{`${value} of 10`}</span>
          <meter aria-labelledby={`${id}${index}`} min={0} max={10} value={value} className={styles.bar}>
            {`${value} of 10`}
          </meter>
        </li>
      ))}
    </ul>
  );
}
