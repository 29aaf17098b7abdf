import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import { Accordion } from '../../behaviours/accordion';
import { Ticker } from '../../behaviours/ticker';
import { Drawing } from '../../drawings/drawing';
import { DrawingSheet } from '../../drawings/drawing-sheet';
import YourChoice from '../../drawings/signs/your-choice.svg?react';
import { PageHead } from '../../page-head/page-head';
import { SampleBar } from '../../template/sample-bar';
import { Voice } from '../../testimonials/voice';
import { clients, questions, testimonials } from './content';
import { Packages } from './packages';
import styles from './page.module.css';

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

const shapes = [
  'M4 36 V20 a16 16 0 0 1 32 0 V36 Z M14 36 V21 a6 6 0 0 1 12 0 V36 Z',
  'M4 20 a16 16 0 0 1 32 0 a16 16 0 0 1 -32 0 Z M13 20 H27 M20 13 V27',
  'M4 36 C4 16 16 4 36 4 C36 24 24 36 4 36 Z M4 36 L24 16',
  'M4 12 a8 8 0 0 1 16 0 a8 8 0 0 1 16 0 V22 a16 14 0 0 1 -32 0 Z',
  'M20 3 L25 15 L37 16 L28 24 L31 36 L20 30 L9 36 L12 24 L3 16 L15 15 Z',
  'M4 28 H36 V36 H4 Z M8 28 V18 a12 12 0 0 1 24 0 V28',
];
const colors = ['coral', 'teal', 'sun', 'teal-soft', 'coral-soft'];

/** Renders a small mark for a client; every integer selects one of thirty shapes. */
function ClientMark({ shape }: { shape: number }) {
  return (
    <DrawingSheet width={40} height={40}>
      <path
        d={shapes[shape % shapes.length]}
        fill={`var(--draw-${colors[shape % colors.length]})`}
        fillRule="evenodd"
      />
    </DrawingSheet>
  );
}

function Testimonials() {
  return (
    <section className={styles.band} aria-labelledby="testimonials">
      <div className="column">
        <h2 id="testimonials">What it was like</h2>
        <ul className={styles.voices}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <Voice testimonial={testimonial} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
