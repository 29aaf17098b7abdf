import { RetryButton } from 'shared-contracts/ui';

/** Tries once at a time; says when a try runs. */
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
