import { RetryButton } from '@little-arches/contracts/ui';
import { useRevalidator } from 'react-router-dom';
import { Cover } from '../../drawings/cover';
import styles from './no-articles.module.css';

/** Replaces the list when it could not be read. The cause is only logged, because it is meant for adults. */
export function ArticlesFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.empty} role="alert">
      <div className={styles.drawing}>
        <Cover name="default" />
      </div>
      <p>Our stories tripped over a shoelace on their way to you.</p>
      <RetryButton look="quiet" onRetry={() => void revalidate()} busy={state === 'loading'} />
    </div>
  );
}
