import { href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { AppSteps } from '../../scans/app-steps';
import styles from './page.module.css';

/** Renders the next step for an account without children, and so without scans. */
export function NoChildren() {
  return (
    <section className={styles.empty}>
      <h2>No scans yet</h2>
      <AppSteps />
      <p>
        <ButtonLink to={href('profiles')}>Add a child</ButtonLink>
      </p>
    </section>
  );
}

/** Renders the next step when the chosen children have no scan. */
export function NoScans() {
  return (
    <div className={styles.empty}>
      <p>No scans yet. Scans are made in the phone app, which is not out yet:</p>
      <AppSteps done={1} />
    </div>
  );
}
