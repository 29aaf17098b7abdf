import { brand } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { UnconfirmedNote } from '../../claims/sample-note';
import { Drawing } from '../../drawings/drawing';
import Letter from '../../drawings/signs/letter.svg?react';
import { PageHead } from '../../page-head/page-head';
import { ContactForm } from './contact-form';
import styles from './page.module.css';
import { sendContactMessage } from './send-contact-message';

export const action = sendContactMessage;

export function Page() {
  return (
    <>
      <PageHead title="Write to us" drawing={<Drawing of={Letter} />} small>
        <p>About the app, an order or your work with children’s feet: people read this, and people answer.</p>
      </PageHead>
      <div className={`column ${styles.split}`}>
        <section className={styles.form} aria-labelledby="message">
          <h2 id="message" className="text-xl">
            Send a message
          </h2>
          <ContactForm />
          <p className={styles.small}>
            What happens to your message is in the{' '}
            <Link to={`${addresses.privacy}#messages`}>privacy notes</Link>.
          </p>
        </section>
        <section className={`stack gap-5 top ${styles.other}`} aria-labelledby="other">
          <h2 id="other" className="text-xl">
            Other ways
          </h2>
          <ul className={`stack gap-5 unmarked ${styles.ways}`}>
            <li>
              <Mail aria-hidden="true" className={styles.icon} />
              <div>
                <h3 className={styles.way}>Email</h3>
                <a href={`mailto:${brand.email}`}>{brand.email}</a>
              </div>
            </li>
            <li>
              <Phone aria-hidden="true" className={styles.icon} />
              <div>
                <h3 className={styles.way}>Phone</h3>
                <a href={brand.phoneHref}>{brand.phone}</a>
              </div>
            </li>
            <li>
              <MapPin aria-hidden="true" className={styles.icon} />
              <div>
                <h3 className={styles.way}>Post</h3>
                <address className={styles.address}>
                  {brand.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </div>
            </li>
          </ul>
          <UnconfirmedNote what="phone and address are" />
          <p>
            Perhaps your question is answered already:{' '}
            <Link to={addresses.faqs}>read questions and answers</Link>.
          </p>
          <p className={styles.urgent}>
            Is your child in pain, or has there been an accident? Please don’t wait for our answer. Call your
            doctor.
          </p>
        </section>
      </div>
    </>
  );
}
