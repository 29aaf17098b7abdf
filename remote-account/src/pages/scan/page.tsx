import { ArrowLeft } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { type CalendarDay, formatDay, scanDay, today } from 'shared-contracts/dates';
import type { PageArguments, PageMeta } from 'shared-contracts/remote';
import { href } from 'shared-contracts/routes';
import { Deferred } from 'shared-contracts/ui/deferred';
import { Skeleton, SkeletonBlock } from 'shared-contracts/ui/skeleton';
import { useShownChild } from '../../children/use-shown-child';
import styles from '../../report/report.module.css';
import { ofOneChild } from '../../scans/one-childs-scans';
import { fetchScanReport, type ScanReport } from '../../scans/scan-backend';
import { unawaited } from '../../unawaited';
import { FailedScan } from './failed-scan';
import { ProcessingScan } from './processing-scan';
import { ReadyScanReport } from './ready-scan';
import { ScanHead } from './scan-head';

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
