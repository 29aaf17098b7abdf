import { failureMessage, isBackendError, type SharedScan } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import { useHost, useHydrated } from '@little-arches/contracts/host';
import { NeedsScripts, Notice, RetryButton } from '@little-arches/contracts/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import report from '../../report/report.module.css';
import { fetchSharedScan } from '../../sharing/sharing-backend';
import styles from './page.module.css';
import { SharedReport } from './shared-report';

const TOKEN = /^[0-9a-f]{48}$/;

/**
 * Renders the page of a sharing link, for anyone who has the link. The token is in the fragment, which browsers
 * send to no server.
 */
export function Page() {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const [token, setToken] = useState<string>();
  const told = hash.slice(1);
  // The frame's skip link changes the fragment too, and must not hide the scan.
  if (told !== token && (token === undefined || TOKEN.test(told))) setToken(told);
  return (
    <div className={`column ${styles.page}`}>
      <h1 className={report.heading}>A shared foot scan</h1>
      {hydrated && token !== undefined ? <Linked key={token} token={token} /> : <Waiting />}
    </div>
  );
}

/** Loads the shared scan. A link with an incomplete token is refused without a request. */
function Linked({ token }: { token: string }) {
  if (TOKEN.test(token)) return <Shared token={token} />;
  return (
    <Notice kind="error" title="There is no scan to show">
      <p>This link is not whole. Copy all of it, up to its end.</p>
    </Notice>
  );
}

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly shared: SharedScan }
  | { readonly status: 'failed'; readonly message: string; readonly final: boolean };

function Shared({ token }: { token: string }) {
  const { backend, reportError } = useHost();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` repeats the request after Try again.
  useEffect(() => {
    let stopped = false;
    const tell = (next: State) => {
      if (!stopped) setState(next);
    };
    tell({ status: 'loading' });
    fetchSharedScan(backend, token).then(
      (shared) => tell({ status: 'loaded', shared }),
      (error: unknown) => {
        if (!isBackendError(error)) reportError(error);
        tell(failureOf(error));
      },
    );
    return () => {
      stopped = true;
    };
  }, [backend, reportError, token, turn]);

  if (state.status === 'loading') return <p role="status">Loading...</p>;
  if (state.status === 'loaded') return <SharedReport shared={state.shared} />;
  return (
    <Notice kind="error" title="There is no scan to show">
      <p>{state.message}</p>
      {state.final ? null : (
        <p>
          <RetryButton look="quiet" onRetry={() => setTurn(turn + 1)} />
        </p>
      )}
    </Notice>
  );
}

/** Returns the state after a failure. An expired link (404) offers no retry. */
function failureOf(error: unknown): State {
  const isOver = isBackendError(error) && error.status === 404;
  return { status: 'failed', message: failureMessage(error), final: isOver };
}

function Waiting() {
  return (
    <>
      <p role="status" className={styles.whileLoading}>
        Loading...
      </p>
      <NeedsScripts title="This link needs JavaScript">
        Please switch JavaScript on, then open the link again. {brand.product} shows the scan only to who has
        the whole link.
      </NeedsScripts>
    </>
  );
}
