import { useEffect, useRef } from 'react';
import { useHost } from 'shared-contracts/host';
import { addresses } from 'shared-contracts/routes';
import { Button, ButtonLink } from 'shared-contracts/ui/button';
import { Panel, PanelActions } from './panel';
import styles from './remote-failed-panel.module.css';
import { UntiedShoe } from './untied-shoe';

/**
 * Stands in the place of a section that can't be loaded. `title` and `message` speak to a parent, `detail`
 * to the people who run the site ("remote-store 1.0.0: timed out"). How a retry ended is announced; the panel
 * takes its disappearance during one for success.
 */
export function RemoteFailedPanel({
  title,
  message,
  detail,
  onRetry,
  retrying,
}: {
  title: string;
  message: string;
  detail: string;
  onRetry: () => void;
  retrying: boolean;
}) {
  const { announce } = useHost();
  const asked = useRef(false);
  const wasRetrying = useRef(false);

  useEffect(() => {
    if (asked.current && wasRetrying.current && !retrying) {
      asked.current = false;
      announce(`That didn’t work yet. ${message}`, 'assertive');
    }
    wasRetrying.current = retrying;
  }, [retrying, message, announce]);

  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      const leftThePage = window.location.pathname !== pathname;
      if (!asked.current || !wasRetrying.current || leftThePage) return;
      announce('That worked. The page is here now.');
      // The pressed button is gone, and the focus with it.
      document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [announce]);

  function retry() {
    if (retrying) return;
    asked.current = true;
    onRetry();
  }

  return (
    <Panel drawing={<UntiedShoe />} title={title}>
      <div role="alert" className={styles.what}>
        <p>{message}</p>
        <p>The rest of the site works. You can try this part again, or carry on elsewhere.</p>
      </div>
      <PanelActions>
        {/* Not `disabled`: that would take the focus away from who pressed it. */}
        <Button aria-disabled={retrying} onClick={retry}>
          {retrying ? 'Trying again …' : 'Retry'}
        </Button>
        <ButtonLink to={addresses.home} look="quiet">
          Go to the home page
        </ButtonLink>
      </PanelActions>
      <p className={styles.detail}>{detail}</p>
    </Panel>
  );
}
