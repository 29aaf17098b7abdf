import { nameAmong } from '@little-arches/contracts/backend';
import type { PageArguments } from '@little-arches/contracts/remote';
import { addresses, href } from '@little-arches/contracts/routes';
import { Deferred, LevelBadge, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { type CalendarDay, type Child, LEVELS, scanDay, today } from '@little-arches/contracts/values';
import { useState } from 'react';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { ChildAvatar } from '../../children/child-avatar';
import { isPractice } from '../../children/practice';
import { useShownChild } from '../../children/use-shown-child';
import { SelectField } from '../../forms/select-field';
import { AppPanel } from '../../import/app-panel';
import { NewScan } from '../../import/new-scan';
import { fetchFamilyScans } from '../../scans/family-scans';
import { childOf, ofOneChild } from '../../scans/one-childs-scans';
import { RescanNote } from '../../scans/rescan/rescan-note';
import { RESCAN_MONTHS, rescanWindow } from '../../scans/rescan/rescan-window';
import type { ScanSummary } from '../../scans/scan-backend';
import { StatusTag } from '../../scans/status-tag';
import { Day } from '../../ui/day';
import { unawaited } from '../../unawaited';
import { ManyScans } from './many-scans';
import { NoChildren, NoScans } from './no-scans';
import styles from './page.module.css';

export function loader({ host }: PageArguments) {
  return {
    today: today(),
    family: unawaited(fetchFamilyScans(host.backend)),
  };
}

export function Page() {
  const { today, family } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Scans</h1>
      <Deferred resolve={family} skeleton={<ListSkeleton />}>
        {({ children, scans }) => <Scans family={children} scans={scans} today={today} />}
      </Deferred>
    </>
  );
}

/** Most scans that are shown without pages, as a family's. */
const MOST_IN_FULL = 40;

interface ScansProps {
  family: readonly Child[];
  scans: readonly ScanSummary[];
  today: CalendarDay;
}

function Scans({ family, scans, today }: ScansProps) {
  if (family.length === 0) return <NoChildren />;
  if (isPractice(family) || scans.length > MOST_IN_FULL)
    return <ManyScans family={isPractice(family) ? undefined : family} />;
  return <ScanList family={family} scans={scans} today={today} />;
}

function ScanList({ family, scans, today }: ScansProps) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  // State is needed beside the history, which changes only after the loader has run.
  const [{ visit, wanted }, setShown] = useState({ visit: key, wanted: childOf(state) });
  if (key !== visit) setShown({ visit: key, wanted: childOf(state) });
  const chosen = family.find(({ id }) => id === wanted);
  useShownChild(chosen?.id);
  const shown = chosen ? scans.filter((scan) => scan.child_id === chosen.id) : scans;
  const ownerOf = (scan: ScanSummary) => family.find(({ id }) => id === scan.child_id);

  function choose(id: string) {
    setShown({ visit: key, wanted: id });
    const shown = id ? ofOneChild(id) : undefined;
    void navigate(addresses.scans, { replace: true, preventScrollReset: true, state: shown });
  }

  return (
    <>
      {family.length > 1 ? (
        <div className={styles.filter}>
          <SelectField
            id="scans-of"
            label="Show scans of"
            value={chosen?.id ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">All children</option>
            {family.map((child) => (
              <option key={child.id} value={child.id}>
                {nameAmong(family, child)}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <RescanList family={chosen ? [chosen] : family} scans={scans} today={today} />
      <section className="stack gap-3" aria-labelledby="new-scan">
        <h2 id="new-scan">Add a scan</h2>
        <NewScan key={chosen?.id} family={family} only={chosen} />
        {shown.length === 0 ? <AppPanel /> : null}
      </section>
      <section className="stack gap-3" aria-labelledby="scans-list">
        <h2 id="scans-list">{chosen ? `Scans of ${nameAmong(family, chosen)}` : 'All scans'}</h2>
        <p role="status" className="quiet">
          {shown.length === 1 ? '1 scan, newest first' : `${shown.length} scans, newest first`}
        </p>
        {shown.length === 0 ? (
          <NoScans />
        ) : (
          <ul className="stack gap-3 unmarked">
            {shown.map((scan) => (
              <ScanRow key={scan.id} scan={scan} child={ownerOf(scan)} family={family} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function ListSkeleton() {
  return (
    <Skeleton>
      <div className="stack">
        <SkeletonBlock className={styles.filterSkeleton} />
        <SkeletonBlock className={styles.rescanSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
      </div>
    </Skeleton>
  );
}

const urgency = { overdue: 0, due: 1, first: 2, later: 3 } as const;

/** Renders when the next scans of these children are recommended, the most urgent first. */
function RescanList({
  family,
  scans,
  today,
}: {
  family: readonly Child[];
  scans: readonly ScanSummary[];
  today: CalendarDay;
}) {
  const rescans = family
    .map((child) => {
      const own = scans.filter(({ child_id }) => child_id === child.id);
      return { child, window: rescanWindow(own, today) };
    })
    .sort((a, b) => urgency[a.window.status] - urgency[b.window.status]);
  return (
    <section className="stack gap-3" aria-labelledby="rescans">
      <h2 id="rescans">Next rescan</h2>
      <p className="quiet">
        We recommend one {RESCAN_MONTHS.from} to {RESCAN_MONTHS.until} months after the last finished scan.
      </p>
      <ul className={styles.rescans}>
        {rescans.map(({ child, window }) => (
          <li key={child.id} className="stack gap-1 top">
            <h3>{child.first_name}</h3>
            <RescanNote window={window} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders one scan in the list; the whole row links to it. */
function ScanRow({
  scan,
  child,
  family,
}: {
  scan: ScanSummary;
  child: Child | undefined;
  family: readonly Child[];
}) {
  const level = scan.status === 'ready' ? LEVELS[scan.level ?? -1] : undefined;
  return (
    <li className={styles.row}>
      {child ? <ChildAvatar avatar={child.avatar} small /> : null}
      <div className="stack gap-1">
        <h3 className={styles.title}>
          <Link to={href('scan', { scanId: scan.id })} className={styles.link}>
            <span>{child ? `${nameAmong(family, child)}, ` : null}</span>
            <Day of={scanDay(scan)} />
          </Link>
        </h3>
        {scan.status === 'failed' ? <p className="quiet">{scan.failure_reason}</p> : null}
        {scan.status === 'processing' ? (
          <p className="quiet">The values are being measured. This takes a few minutes.</p>
        ) : null}
      </div>
      <div className={`row gap-2 middle ${styles.tags}`}>
        {level ? <LevelBadge level={level} /> : null}
        <StatusTag status={scan.status} />
      </div>
    </li>
  );
}
