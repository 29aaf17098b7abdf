import { href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Cover } from '../../drawings/cover';
import styles from './no-articles.module.css';

/** Renders the list without stories. */
export function NoArticles() {
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>
        <Cover name="default" />
      </div>
      <h3>No stories yet</h3>
      <p>We are on their track! Our writers are still tying their shoes. Please come back soon.</p>
      <ButtonLink to={href('home')} look="quiet">
        Go to the home page
      </ButtonLink>
    </div>
  );
}
