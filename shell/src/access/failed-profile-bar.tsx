import { useMatches } from 'react-router-dom';
import { Bar } from '../frame/bar';
import { LoadButton } from '../frame/load-button';
import { useRetry } from '../frame/use-retry';
import { findPage } from '../navigation/shown-page';
import { PROFILE_FAILED, useFailedProfile, useReadAgain } from '../session/failed-profile';

/**
 * Shows below public pages that the profile could not be read. On pages for signed-in visitors the guard shows this
 * instead.
 */
export function FailedProfileBar() {
  const { access = 'anyone' } = findPage(useMatches())?.handle.definition ?? {};
  const isUnread = useFailedProfile() && (access === 'anyone' || access === 'signed-out');
  return isUnread ? <UnreadBar /> : null;
}

function UnreadBar() {
  const { busy, readAgain } = useReadAgain();
  const retry = useRetry(busy, readAgain, PROFILE_FAILED, 'That worked. Your profile is here now.');
  return (
    <Bar text={PROFILE_FAILED}>
      <LoadButton look="quiet" retrying={busy} onRetry={retry} />
    </Bar>
  );
}
