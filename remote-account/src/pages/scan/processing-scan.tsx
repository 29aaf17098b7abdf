import { useRevalidator } from 'react-router-dom';
import { Notice } from 'shared-contracts/ui/notice';
import { RetryButton } from 'shared-contracts/ui/retry-button';

/** What there is to say of a scan that is still being measured. */
export function ProcessingScan() {
  const { revalidate, state } = useRevalidator();
  const busy = state === 'loading';
  return (
    <>
      <Notice kind="info" title="This scan is still being measured">
        <p>
          The pictures have arrived. Measuring usually takes a few minutes; you can close this page, nothing
          is lost. There are no values to show until then.
        </p>
      </Notice>
      <p>
        <RetryButton look="quiet" onRetry={() => void revalidate()} busy={busy}>
          {busy ? 'Checking…' : 'Check again'}
        </RetryButton>
      </p>
    </>
  );
}
