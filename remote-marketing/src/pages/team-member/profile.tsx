import { GraduationCap } from 'lucide-react';
import { UnconfirmedNote } from '../../claims/sample-note';
import type { Founder } from '../../team/founders';
import { SkillBars } from '../../team/skill-bars';
import styles from './profile.module.css';

/** Renders a founder's qualifications, attributes and skills. */
export function Profile({ founder }: { founder: Founder }) {
  const { firstName, qualifications, attributes, skills } = founder;
  return (
    <div className={styles.band}>
      <div className={`column stack gap-7 ${styles.profile}`}>
        <section aria-labelledby="qualifications" className={styles.part}>
          <h2 id="qualifications" className="text-xl">
            Qualifications
          </h2>
          <UnconfirmedNote what="person and qualifications are" />
          <ul className={`stack unmarked ${styles.qualifications}`}>
            {qualifications.map(({ title, detail }) => (
              <li key={title}>
                <GraduationCap aria-hidden="true" className={styles.icon} />
                <div>
                  <strong>{title}</strong>
                  <p className="soft">{detail}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="attributes" className={styles.part}>
          <h2 id="attributes" className="text-xl">
            Attributes
          </h2>
          <dl className={`stack ${styles.attributes}`}>
            {attributes.map(({ name, meaning }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="soft">{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="skills" className={`${styles.part} ${styles.skills}`}>
          <h2 id="skills" className="text-xl">
            Skills
          </h2>
          <p className="soft">
            {`In ${firstName}’s own estimate, from 0 to 10. Both founders rate the same five.`}
          </p>
          <SkillBars skills={skills} />
        </section>
      </div>
    </div>
  );
}
