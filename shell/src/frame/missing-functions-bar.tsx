import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Button } from 'shared-contracts/ui/button';
import { useRetry } from '../loading/use-retry';
import styles from './missing-functions-bar.module.css';

const FAILED = 'Some functions of this page could not be loaded.';
const SLOW = 'Some functions of this page are still loading.';

/**
 * A quiet bar at the end of the main area, which stays in sight: the page can be read, but not everything in
 * it works. `failed` offers another try.
 */
export function MissingFunctionsBar({ failed }: { failed: boolean }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const retrying = useNavigation().location?.pathname === pathname;
  const retry = useRetry(retrying, () => void navigate(pathname + search + hash, { replace: true }), FAILED);
  // Assistive technology reads what changes in a status, not what it comes with.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={styles.bar}>
      <div className={`column ${styles.content}`}>
        <p role="status">{ready ? (failed ? FAILED : SLOW) : null}</p>
        {failed ? (
          // Not `disabled`: that would take the focus away from who pressed it.
          <Button look="quiet" aria-disabled={retrying} onClick={retry}>
            {retrying ? 'Trying again …' : 'Retry'}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
