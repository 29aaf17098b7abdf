import { nameInSentence } from '@little-arches/contracts/backend';
import type { PageArguments, PageMeta } from '@little-arches/contracts/remote';
import { href } from '@little-arches/contracts/routes';
import { Deferred, Notice, RetryButton, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { type CalendarDay, formatDay, type Scan, scanDay, today } from '@little-arches/contracts/values';
import { ArrowLeft } from 'lucide-react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { useShownChild } from '../../children/use-shown-child';
import styles from '../../scan-report/report.module.css';
import { courseOf } from '../../scans/compare-scans';
import { ofOneChild } from '../../scans/one-childs-scans';
import type { ScanReport } from '../../scans/scan-backend';
import { Day } from '../../ui/day';
import touch from '../../ui/touch.module.css';
import { unawaited } from '../../unawaited';
import { ReadyScanReport } from './ready-scan';
import { ScanHead } from './scan-head';
import { fetchScanPage, type ScanPage } from './scan-page-data';

export function loader({ host, params }: PageArguments) {
  return {
    today: today(),
    report: unawaited(fetchScanPage(host.backend, params.scanId ?? '')),
  };
}

/** Returns a title with the day and without the child, because others may see the tab. */
export function meta(data?: { readonly report: ScanReport | Promise<ScanReport> }): PageMeta {
  const report = data?.report;
  const day = report && 'scan' in report ? ` of ${formatDay(scanDay(report.scan))}` : '';
  return {
    title: `Scan${day}`,
    description: 'The measured values of one scan, drawn and compared.',
  };
}

export function Page() {
  const { today, report } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Foot scan</h1>
      <Deferred resolve={report} skeleton={<ReportSkeleton />}>
        {(loaded) => (
          <>
            <Report report={loaded} today={today} />
            <p className={styles.onScreen}>
              <Link to={href('scans')} state={ofOneChild(loaded.child.id)} className={`bold ${touch.touch}`}>
                <ArrowLeft aria-hidden="true" size="1.25em" />
                <span>{`All scans of ${nameInSentence(loaded.child.first_name)}`}</span>
              </Link>
            </p>
          </>
        )}
      </Deferred>
    </>
  );
}

function Report({ report, today }: { report: ScanPage; today: CalendarDay }) {
  const { scan, child, history } = report;
  useShownChild(child.id);
  if (scan.status === 'ready')
    return <ReadyScanReport key={scan.id} scan={scan} page={report} today={today} />;
  return (
    <>
      <ScanHead scan={scan} child={child} />
      {scan.status === 'failed' ? <FailedScan scan={scan} history={history} /> : <ProcessingScan />}
    </>
  );
}

function ReportSkeleton() {
  return (
    <Skeleton>
      <div className="stack gap-6">
        <SkeletonBlock className={styles.headSkeleton} />
        <SkeletonBlock className={styles.feetSkeleton} />
        <SkeletonBlock className={styles.tableSkeleton} />
      </div>
    </Skeleton>
  );
}

function ProcessingScan() {
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

/** Renders why a scan failed, how the next one succeeds, and where the fallback values are. */
function FailedScan({
  scan,
  history,
}: {
  scan: Extract<Scan, { status: 'failed' }>;
  history: readonly Scan[];
}) {
  const lastReady = courseOf(history).at(-1);
  return (
    <>
      <section className={`stack gap-3 ${styles.failure}`}>
        <h2>This scan could not be measured</h2>
        <p className="bold">{scan.failure_reason}</p>
        <p>Nothing was measured, so there are no values to show. What helps at the next scan:</p>
        <ul>
          <li>A bright room and a plain floor.</li>
          <li>Your child stands barefoot and still for a few seconds.</li>
          <li>Both feet are completely in the picture.</li>
        </ul>
      </section>
      {lastReady ? (
        <p>
          The last finished scan is from{' '}
          <Link to={href('scan', { scanId: lastReady.id })}>
            <Day of={scanDay(lastReady)} />
          </Link>
          .
        </p>
      ) : null}
    </>
  );
}
