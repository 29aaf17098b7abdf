import { RetryButton } from '@little-arches/contracts/ui';

/** Starts one try at a time and shows while it runs. */
export function LoadButton({
  look = 'action',
  retrying,
  onRetry,
}: {
  look?: 'action' | 'quiet';
  retrying: boolean;
  onRetry: () => void;
}) {
  return (
    <RetryButton look={look} busy={retrying} onRetry={onRetry}>
      {retrying ? 'Trying again …' : 'Retry'}
    </RetryButton>
  );
}
