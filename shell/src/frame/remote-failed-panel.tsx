import { useEffect, useRef } from 'react';
import { useHost } from 'shared-contracts/host';
import { addresses } from 'shared-contracts/routes';
import { Button, ButtonLink } from 'shared-contracts/ui/button';
import { Panel, PanelActions } from './panel';
import styles from './remote-failed-panel.module.css';
import { UntiedShoe } from './untied-shoe';

/**
 * Stands in the place of a section that can't be loaded. `title` and `message` speak to a parent, `detail`
 * to the people who run the site ("remote-store 1.0.0: timed out"). A retry that fails is announced.
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
  const wasRetrying = useRef(false);
  useEffect(() => {
    if (wasRetrying.current && !retrying) announce(`That didn’t work yet. ${message}`, 'assertive');
    wasRetrying.current = retrying;
  }, [retrying, message, announce]);

  return (
    <Panel drawing={<UntiedShoe />} title={title}>
      <div role="alert" className={styles.what}>
        <p>{message}</p>
        <p>The rest of the site works. You can try this part again, or carry on elsewhere.</p>
      </div>
      <PanelActions>
        {/* Not `disabled`: that would take the focus away from who pressed it. */}
        <Button aria-disabled={retrying} onClick={() => retrying || onRetry()}>
          {retrying ? 'Trying again …' : 'Try again'}
        </Button>
        <ButtonLink to={addresses.home} look="quiet">
          Go to the home page
        </ButtonLink>
      </PanelActions>
      <p className={styles.detail}>{detail}</p>
    </Panel>
  );
}
