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
    // Not `disabled`: that would take the focus away from who pressed it.
    <Button look={look} aria-disabled={retrying} onClick={onRetry}>
      {retrying ? 'Trying again …' : 'Retry'}
    </Button>
  );
}
