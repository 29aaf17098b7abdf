import { Button } from 'shared-contracts/ui/button';
import { Notice } from 'shared-contracts/ui/notice';
import type { StaleProducts } from './use-fresh-products';

/** Says over products that were read earlier why there are no newer ones. */
export function StaleNotice({ stale }: { stale: StaleProducts | undefined }) {
  if (!stale) return null;
  return (
    <Notice kind="error" title={stale.message}>
      <p>This is how it was when we last looked: prices and sizes may have changed since.</p>
      <p>
        <Button look="quiet" onClick={stale.retry}>
          Try again
        </Button>
      </p>
    </Notice>
  );
}
