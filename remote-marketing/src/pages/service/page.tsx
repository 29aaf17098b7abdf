import { Accordion } from '../../behaviours/accordion';
import { Drawing } from '../../drawings/drawing';
import Professionals from '../../drawings/people/professionals.svg?react';
import { Entrance } from '../../motion/entrance';
import { PageHead } from '../../page-head/page-head';
import { SampleBar } from '../../template/sample-bar';
import { questions, services, steps } from './content';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <SampleBar page="Service" />
      <PageHead title="Service" drawing={<Drawing of={Professionals} />} small>
        <p>Eight things a studio can do for those who care for children.</p>
      </PageHead>
      <section className={`column ${styles.services}`} aria-labelledby="services">
        <h2 id="services" className="visually-hidden">
          What we do
        </h2>
        <ul className={styles.boxes}>
          {services.map(({ title, description, Icon }) => (
            <li key={title} className={styles.box}>
              <Icon aria-hidden="true" className={styles.icon} />
              <h3 className="text-l">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.process} aria-labelledby="process">
        <div className={`column stack gap-5 ${styles.split}`}>
          <div className={`stack top ${styles.head}`}>
            <h2 id="process">Working process</h2>
            <p>Three stations, and you know at each of them what comes next and what it costs.</p>
          </div>
          <Accordion
            name="working-process"
            firstOpen
            panels={steps.map(({ title, text, Icon }) => ({
              title,
              content: <p>{text}</p>,
              icon: <Icon aria-hidden="true" />,
            }))}
          />
        </div>
      </section>
      <section className="column section" aria-labelledby="questions">
        <h2 id="questions">What clients ask</h2>
        <dl className={styles.pairs}>
          {questions.map(({ title, text }) => (
            <Entrance key={title} className={styles.pair}>
              <dt className={styles.question}>{title}</dt>
              <dd className={styles.answer}>{text}</dd>
            </Entrance>
          ))}
        </dl>
      </section>
    </>
  );
}
