import { type ReactNode, useId } from 'react';
import { addresses } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui';
import styles from './contact-panel.module.css';

/** Renders the end of a page, with a link to the contact page. */
export function ContactPanel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.text}>
        <h2 id={headingId} className={styles.heading}>
          {title}
        </h2>
        <p>{children}</p>
      </div>
      <ButtonLink to={addresses.contactUs}>Write to us</ButtonLink>
    </section>
  );
}
