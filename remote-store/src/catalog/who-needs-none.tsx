import { brand } from '@little-arches/contracts/company';
import styles from './who-needs-none.module.css';

/** Renders beside the insoles the statement that most children need none. */
export function WhoNeedsNone() {
  return (
    <p className={styles.note}>
      Most children need no insole: in a study of 835 children of three to six years, 44% had flexible flat
      feet, under 1% pathological ones, and over 90% of the treatments were unnecessary (
      <a href="https://doi.org/10.1542/peds.2005-2126">Pfeiffer and others, Pediatrics 2006</a>). See a doctor
      when a foot hurts, is stiff, or only one is flat. {brand.disclaimer}
    </p>
  );
}
