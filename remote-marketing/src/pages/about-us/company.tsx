import { brand } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { UnconfirmedNote } from '../../claims/sample-note';
import { Drawing } from '../../drawings/drawing';
import Letter from '../../drawings/signs/letter.svg?react';
import { Entrance } from '../../motion/entrance';
import styles from './company.module.css';

export function Company() {
  return (
    <section className={styles.band} aria-labelledby="company">
      <div className={`column stack gap-6 middle ${styles.split}`}>
        <div className="stack">
          <h2 id="company">Where to find us</h2>
          <p>
            {brand.product} is made by {brand.group}. Write, call, or send a letter. Children’s drawings of
            feet are welcome.
          </p>
          <address className={styles.address}>
            {brand.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <UnconfirmedNote what="address and phone are" />
          <p className="row">
            <ButtonLink to={addresses.contactUs}>Write to us</ButtonLink>
            <ButtonLink to={addresses.team} look="quiet">
              Meet our co-founders
            </ButtonLink>
          </p>
        </div>
        <Entrance className={styles.drawing}>
          <Drawing of={Letter} />
        </Entrance>
      </div>
    </section>
  );
}
