import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { LateUntiedShoe } from '../drawings/late-drawings';
import { LoadButton } from '../load-button';
import { useRetry } from '../use-retry';
import { Panel, PanelActions } from './panel';

/**
 * Replaces a section that can't be loaded. `title` and `message` are written for parents; the technical cause goes
 * to the console and the reporter. Announces the result of a retry.
 */
export function RemoteFailedPanel({
  title,
  message,
  onRetry,
  retrying,
}: {
  title: string;
  message: string;
  onRetry: () => void;
  retrying: boolean;
}) {
  const retry = useRetry(retrying, onRetry, message);
  return (
    <Panel drawing={<LateUntiedShoe />} title={title}>
      <div role="alert" className="stack gap-3">
        <p>{message}</p>
        <p>The rest of the site works. You can try this part again, or carry on elsewhere.</p>
      </div>
      <PanelActions>
        <LoadButton retrying={retrying} onRetry={retry} />
        <ButtonLink to={addresses.home} look="quiet">
          Go to the home page
        </ButtonLink>
      </PanelActions>
    </Panel>
  );
}
