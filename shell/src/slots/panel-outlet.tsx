import { Button, Modal, Notice, RetryButton } from '@little-arches/contracts/ui';
import { reloadIfOutdated } from '../federation/outdated-page';
import { FailureBoundary } from '../frame/errors/failure-boundary';
import { LimitedWait } from '../frame/limited-wait';
import styles from './panel-outlet.module.css';
import type { PanelName, PanelState, Panels } from './panels';

/** Milliseconds before a loading panel shows a message. */
const PATIENCE = 150;

/** Shows the open panel in its remote's region, or a dialog that explains its absence. */
export function PanelOutlet({ state, panels }: { state: PanelState; panels: Panels }) {
  if (state.status === 'closed') return null;
  if (state.status === 'open')
    return (
      <div data-remote={state.remote} data-version={state.version}>
        <FailureBoundary onFailure={state.fail} fallback={() => null}>
          <LimitedWait
            fallback={<PendingPanel state={{ status: 'loading', panel: state.panel }} panels={panels} />}
          >
            <state.Panel onClose={panels.close} />
          </LimitedWait>
        </FailureBoundary>
      </div>
    );
  return <PendingPanel key={state.status} state={state} panels={panels} />;
}

function PendingPanel({
  state,
  panels,
}: {
  state: Exclude<PanelState, { status: 'closed' | 'open' }>;
  panels: Panels;
}) {
  const retry = (panel: PanelName, pressed: boolean) => {
    // Reloads only when a person pressed: the page below may contain a half-filled form.
    if (pressed) void reloadIfOutdated();
    panels.open(panel);
  };
  return (
    // A loaded panel opens at once; only a longer wait shows a dialog.
    <Modal
      className={styles.dialog}
      aria-label="Loading"
      patience={state.status === 'loading' ? PATIENCE : 0}
      onClose={panels.close}
    >
      {state.status === 'loading' ? (
        <p role="status">Loading ....</p>
      ) : (
        <Notice kind="error" title="This could not be loaded">
          <p>{state.words.message}</p>
          {state.words.canRetry && (
            <p>
              <RetryButton onRetry={(pressed) => retry(state.panel, pressed)}>Retry</RetryButton>
            </p>
          )}
        </Notice>
      )}
      <Button look="quiet" onClick={panels.close}>
        Close
      </Button>
    </Modal>
  );
}
