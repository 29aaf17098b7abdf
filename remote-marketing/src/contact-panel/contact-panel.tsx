import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { type ReactNode, useId } from 'react';
import styles from './contact-panel.module.css';

/** Renders the end of a page, with a link to the contact page. */
export function ContactPanel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className="stack gap-3">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        <p>{children}</p>
      </div>
      <ButtonLink to={addresses.contactUs}>Write to us</ButtonLink>
    </section>
  );
}
