import { Notice, RetryButton } from '@little-arches/contracts/ui';
import type { StaleProducts } from './use-fresh-products';

/** Explains, above products that were read earlier, why there are no newer ones. */
export function StaleNotice({ stale }: { stale: StaleProducts | undefined }) {
  if (!stale) return null;
  return (
    <Notice kind="error" title={stale.message}>
      <p>This is how it was when we last looked: prices and sizes may have changed since.</p>
      <p>
        <RetryButton look="quiet" onRetry={stale.retry} />
      </p>
    </Notice>
  );
}
