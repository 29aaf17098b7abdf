import { ArrowLeft } from 'lucide-react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import type { PageArguments, PageMeta } from 'shared-contracts/remote';
import { href } from 'shared-contracts/routes';
import { Deferred, LevelBadge, Notice, RetryButton, Skeleton, SkeletonBlock } from 'shared-contracts/ui';
import {
  type CalendarDay,
  type Child,
  formatDay,
  LEVELS,
  type Scan,
  scanDay,
  today,
} from 'shared-contracts/values';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { useShownChild } from '../../children/use-shown-child';
import { Day } from '../../day';
import styles from '../../report/report.module.css';
import { ofOneChild } from '../../scans/one-childs-scans';
import { fetchScanReport, type ScanReport } from '../../scans/scan-backend';
import { StatusTag } from '../../scans/status-tag';
import { unawaited } from '../../unawaited';
import { FailedScan } from './failed-scan';
import { ReadyScanReport } from './ready-scan';

export function loader({ host, params }: PageArguments) {
  return {
    today: today(),
    report: unawaited(fetchScanReport(host.backend, params.scanId ?? '')),
  };
}

/** Others may see the tab, so it names the day and never the child. */
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
            <ScanHead scan={loaded.scan} child={loaded.child} />
            <Report report={loaded} today={today} />
            <p className={styles.onScreen}>
              <Link to={href('scans')} state={ofOneChild(loaded.child.id)} className={styles.back}>
                <ArrowLeft aria-hidden="true" size="1.25em" />
                <span>{`All scans of ${loaded.child.first_name}`}</span>
              </Link>
            </p>
          </>
        )}
      </Deferred>
    </>
  );
}

function Report({ report, today }: { report: ScanReport; today: CalendarDay }) {
  const { scan, child, history } = report;
  useShownChild(child.id);
  if (scan.status === 'processing') return <ProcessingScan />;
  if (scan.status === 'failed') return <FailedScan scan={scan} history={history} />;
  return <ReadyScanReport key={scan.id} scan={scan} child={child} history={history} today={today} />;
}

function ReportSkeleton() {
  return (
    <Skeleton>
      <div className={styles.skeleton}>
        <SkeletonBlock className={styles.headSkeleton} />
        <SkeletonBlock className={styles.feetSkeleton} />
        <SkeletonBlock className={styles.tableSkeleton} />
      </div>
    </Skeleton>
  );
}

/** What there is to say of a scan that is still being measured. */
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

/** Whose scan it is, when it was taken, and the result. */
function ScanHead({ scan, child }: { scan: Scan; child: Child }) {
  const day = scanDay(scan);
  const level = scan.status === 'ready' ? LEVELS[scan.level] : undefined;
  return (
    <div className={styles.head}>
      <ChildAvatar avatar={child.avatar} />
      <div className={styles.headText}>
        <p className={styles.child}>{child.first_name}</p>
        <p className={styles.soft}>
          <Day of={day} />, at the age of <span>{ageText(child, day).replace(' ', '\u00a0')}</span>
        </p>
        <p className={styles.tags}>
          {level ? <LevelBadge level={level} named /> : <StatusTag status={scan.status} />}
        </p>
      </div>
    </div>
  );
}
