import { addresses } from '@little-arches/contracts/routes';
import { Button, ButtonLink, RetryButton } from '@little-arches/contracts/ui';
import type { ReactNode } from 'react';
import { LateUntiedShoe } from '../drawings/late-drawings';
import { Panel, PanelActions } from './panel';

/**
 * Replaces a page that failed; `message` is the reason, if it is known and fit for visitors. `onReload` is for a
 * page that must be reloaded, which is left to the visitor.
 */
export function ErrorPanel({
  message,
  details,
  ...ways
}: {
  message?: string | undefined;
  /** What developers see. */
  details?: ReactNode;
} & ({ onRetry: () => void } | { onReload: () => void })) {
  return (
    <Panel drawing={<LateUntiedShoe />} title="This page tripped over something">
      <p role="alert">
        {message ??
          'Something unexpected happened, and it isn’t your fault. Trying again often helps; the rest of the site works as before.'}
      </p>
      <PanelActions>
        {'onRetry' in ways ? (
          <RetryButton onRetry={ways.onRetry} />
        ) : (
          <Button onClick={ways.onReload}>Try again</Button>
        )}
        <ButtonLink to={addresses.home} look="quiet">
          Go to the home page
        </ButtonLink>
      </PanelActions>
      {details}
    </Panel>
  );
}
