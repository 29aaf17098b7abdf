import { addresses } from 'shared-contracts/routes';
import { Button, ButtonLink } from 'shared-contracts/ui/button';
import { LateUntiedShoe } from '../drawings/late-drawings';
import { Panel, PanelActions } from './panel';

/** Stands in the place of a page that failed; `message` says why where that is known and fit to be shown. */
export function ErrorPanel({ message, onRetry }: { message?: string | undefined; onRetry: () => void }) {
  return (
    <Panel drawing={<LateUntiedShoe />} title="This page tripped over something">
      <p role="alert">
        {message ??
          'Something unexpected happened, and it isn’t your fault. Trying again often helps; the rest of the site works as before.'}
      </p>
      <PanelActions>
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink to={addresses.home} look="quiet">
          Go to the home page
        </ButtonLink>
      </PanelActions>
    </Panel>
  );
}
