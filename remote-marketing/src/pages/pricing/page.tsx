import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import { Accordion } from '../../behaviours/accordion';
import { Ticker } from '../../behaviours/ticker';
import { Drawing } from '../../drawings/drawing';
import YourChoice from '../../drawings/signs/your-choice.svg?react';
import { PageHead } from '../../page-head/page-head';
import { SampleBar } from '../../template/sample-bar';
import { ClientMark } from './client-mark';
import { clients, questions } from './content';
import { Packages } from './packages';
import styles from './page.module.css';
import { Testimonials } from './testimonials';

export function Page() {
  return (
    <>
      <SampleBar page="Pricing" />
      <PageHead title="Pricing" drawing={<Drawing of={YourChoice} />} small>
        <p>One monthly price for each kind of work, lower by the year.</p>
      </PageHead>
      <Packages />
      <Testimonials />
      <section className={styles.clients} aria-labelledby="clients">
        <h2 id="clients" className={`column ${styles.small}`}>
          Made with these clients
        </h2>
        <Ticker
          label="Clients"
          items={clients.map((name, index) => ({
            id: name,
            content: (
              <div className={styles.client}>
                <ClientMark shape={index} />
                <span>{name}</span>
              </div>
            ),
          }))}
        />
      </section>
      <section className={styles.questions} aria-labelledby="questions">
        <div className={`column stack gap-5 ${styles.split}`}>
          <div className="stack top">
            <h2 id="questions">Before you choose</h2>
            <p>
              Something else? <Link to={addresses.contactUs}>Contact us</Link>
            </p>
          </div>
          <Accordion
            name="pricing-questions"
            panels={questions.map(({ title, text }) => ({ title, content: <p>{text}</p> }))}
            firstOpen
          />
        </div>
      </section>
    </>
  );
}
