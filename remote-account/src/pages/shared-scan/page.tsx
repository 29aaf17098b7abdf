import { failureMessage, isBackendError } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import { useHost, useHydrated } from '@little-arches/contracts/host';
import { LevelBadge, NeedsScripts, Notice, RetryButton } from '@little-arches/contracts/ui';
import { LEVELS, localDay, scanDay, today } from '@little-arches/contracts/values';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ageInMonths, ageInYears } from '../../children/age';
import { ChildAndDay } from '../../scan-report/child-and-day';
import { Exercises } from '../../scan-report/exercises';
import { FeetDrawings, SideViews } from '../../scan-report/feet-drawings';
import { Gait } from '../../scan-report/gait';
import { MeasuredValues } from '../../scan-report/measured-values';
import { PaperExercises, PaperFacts } from '../../scan-report/on-paper';
import { PrintReport } from '../../scan-report/print-report';
import report from '../../scan-report/report.module.css';
import { ReportSection } from '../../scan-report/report-section';
import { fetchSharedScan, type SharedScan } from '../../sharing/sharing-backend';
import { Day } from '../../ui/day';
import styles from './page.module.css';

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
    <div className={`column stack gap-5 section ${styles.page}`}>
      <h1>A shared foot scan</h1>
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

/** Renders the doctor's report of a shared scan. */
function SharedReport({ shared }: { shared: SharedScan }) {
  const { scan, child, expires_at } = shared;
  const day = scanDay(scan);
  const level = LEVELS[scan.level];
  return (
    <div className={`stack gap-6 ${report.report}`}>
      <div className={`stack gap-1 ${report.headText}`}>
        <ChildAndDay child={child} day={day} />
        <p className={report.tags}>{level ? <LevelBadge level={level} named /> : null}</p>
        <p className={`soft ${report.onScreen}`}>
          A parent shares this scan with you. The link ends on <Day of={localDay(expires_at)} />.
        </p>
      </div>
      <PaperFacts today={today()} />
      <div className={report.onScreen}>
        <PrintReport />
      </div>
      {scan.note ? (
        <figure className={`stack gap-1 ${report.note}`}>
          <figcaption className="quiet bold">Note on this scan</figcaption>
          <blockquote>{scan.note}</blockquote>
        </figure>
      ) : null}
      <FeetDrawings scan={scan} before={undefined} />
      <div className={report.onScreen}>
        <SideViews scan={scan} />
      </div>
      <ReportSection id="values" title="Measured values">
        <MeasuredValues scan={scan} years={ageInYears(child, day)} />
      </ReportSection>
      <ReportSection id="gait" title="How the child walks">
        <Gait gait={scan.gait} months={ageInMonths(child, day)} />
      </ReportSection>
      <div className={report.onScreen}>
        <Exercises exercises={scan.exercises} />
      </div>
      <PaperExercises exercises={scan.exercises} />
      <aside className={report.disclaimer}>
        <p>{brand.disclaimer}</p>
      </aside>
    </div>
  );
}
