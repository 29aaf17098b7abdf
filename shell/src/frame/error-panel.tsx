import { addresses } from 'shared-contracts/routes';
import { Button, ButtonLink } from 'shared-contracts/ui/button';
import { Panel, PanelActions } from './panel';
import { UntiedShoe } from './untied-shoe';

/** Stands in the place of a page that threw something unexpected. */
export function ErrorPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel drawing={<UntiedShoe />} title="This page tripped over something">
      <p role="alert">
        Something unexpected happened, and it isn’t your fault. Trying again often helps; the rest of the site
        works as before.
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
