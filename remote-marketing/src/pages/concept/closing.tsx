import { addresses } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui/button';
import styles from './closing.module.css';

export function Closing() {
  return (
    <section className={`column ${styles.closing}`} aria-labelledby="closing">
      <h2 id="closing">Begin with part one</h2>
      <p>An account is free and takes a minute. Everything else can wait.</p>
      <p className={styles.actions}>
        <ButtonLink to={addresses.signUp}>Create a free account</ButtonLink>
        <ButtonLink to={addresses.faqs} look="quiet">
          Read questions and answers
        </ButtonLink>
      </p>
    </section>
  );
}
