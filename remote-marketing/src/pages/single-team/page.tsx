import { Award, Briefcase, MapPin } from 'lucide-react';
import type { Skill } from '../../team/founders';
import { SkillBars } from '../../team/skill-bars';
import { Portrait } from '../../template/portrait';
import { SampleBar } from '../../template/sample-bar';
import styles from './page.module.css';

const skills: readonly Skill[] = [
  { name: 'Illustration', value: 9 },
  { name: 'Talks with families', value: 9 },
  { name: 'Interface design', value: 8 },
  { name: 'Plain words', value: 8 },
];

const steps: readonly { readonly years: string; readonly text: string }[] = [
  { years: '2019 to today', text: 'Senior designer; leads the work for clinics and kindergartens' },
  { years: '2014 to 2019', text: 'Illustrator for school books' },
  {
    years: '2010 to 2014',
    text: 'Degree in visual communication, with a thesis on signs for those who can’t read yet',
  },
];

export function Page() {
  return (
    <>
      <SampleBar page="Team Details" />
      <header className={`column ${styles.head}`}>
        <div className={styles.portrait}>
          <Portrait
            large
            look={{
              skin: 'deep-skin',
              hair: 'curls',
              hairColor: 'hair',
              shirt: 'sun',
              ground: 'coral-soft',
            }}
          />
        </div>
        <div className={styles.text}>
          <h1>Noor Bakker</h1>
          <p className={styles.role}>Senior designer</p>
          <p>
            Noor draws for people who are one metre tall. She spends a morning a week on the floor of
            somebody’s waiting room, with a sketchbook and whoever wants to sit beside her.
          </p>
          <ul className={`stack gap-2 unmarked ${styles.facts}`}>
            <li>
              <Briefcase aria-hidden="true" /> 11 years of experience
            </li>
            <li>
              <MapPin aria-hidden="true" /> Works from Lisbon
            </li>
            <li>
              <Award aria-hidden="true" /> Picture of the year 2024, Society of Quiet Signs
            </li>
          </ul>
        </div>
      </header>
      <div className={styles.band}>
        <div className={`column stack gap-7 ${styles.split}`}>
          <section aria-labelledby="way">
            <h2 id="way" className={styles.heading}>
              Her path so far
            </h2>
            <dl className={`stack gap-5 ${styles.way}`}>
              {steps.map(({ years, text }) => (
                <div key={years}>
                  <dt>{years}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="skills">
            <h2 id="skills" className={styles.heading}>
              Skills
            </h2>
            <SkillBars skills={skills} />
          </section>
        </div>
      </div>
    </>
  );
}
