import { Button } from 'shared-contracts/ui/button';

/** Tries once at a time; says when a try runs. */
export function RetryButton({
  look = 'action',
  retrying,
  onRetry,
}: {
  look?: 'action' | 'quiet';
  retrying: boolean;
  onRetry: () => void;
}) {
  return (
    <Button look={look} busy={retrying} onClick={onRetry}>
      {retrying ? 'Trying again …' : 'Retry'}
    </Button>
  );
}
