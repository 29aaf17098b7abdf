import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { Child } from 'shared-contracts/profile';
import type { PageArguments } from 'shared-contracts/remote';
import type { ScanSummary } from 'shared-contracts/tables/scans';
import { Deferred } from 'shared-contracts/ui/deferred';
import { Skeleton, SkeletonBlock } from 'shared-contracts/ui/skeleton';
import { fetchChildren } from '../../children/child-backend';
import { SelectField } from '../../forms/select-field';
import { fetchScans } from '../../scans/scan-backend';
import { CHILD_PARAMETER } from '../../scans/scans-address';
import { unawaited } from '../../unawaited';
import { NoChildren, NoScans } from './no-scans';
import styles from './page.module.css';
import { RescanList } from './rescan-list';
import { ScanRow } from './scan-row';

export function loader({ host }: PageArguments) {
  return {
    today: new Date().toISOString(),
    family: unawaited(Promise.all([fetchChildren(host.backend), fetchScans(host.backend)])),
  };
}

export function Page() {
  const { today, family } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Scans</h1>
      <Deferred resolve={family} skeleton={<ListSkeleton />}>
        {([children, scans]) =>
          children.length === 0 ? <NoChildren /> : <ScanList family={children} scans={scans} today={today} />
        }
      </Deferred>
    </>
  );
}

function ScanList({
  family,
  scans,
  today,
}: {
  family: readonly Child[];
  scans: readonly ScanSummary[];
  today: string;
}) {
  const [query, setQuery] = useSearchParams();
  // Kept here as well as in the address, because the address changes only after the loader has run again.
  const [wanted, setWanted] = useState(query.get(CHILD_PARAMETER) ?? '');
  const chosen = family.find(({ id }) => id === wanted);
  const shown = chosen ? scans.filter((scan) => scan.child_id === chosen.id) : scans;
  const childOf = (scan: ScanSummary) => family.find(({ id }) => id === scan.child_id);

  function choose(id: string) {
    setWanted(id);
    setQuery(id ? { [CHILD_PARAMETER]: id } : {}, { replace: true, preventScrollReset: true });
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
            {family.map(({ id, first_name }) => (
              <option key={id} value={id}>
                {first_name}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <RescanList family={chosen ? [chosen] : family} scans={scans} today={today} />
      <section className={styles.section} aria-labelledby="scans-list">
        <h2 id="scans-list">{chosen ? `Scans of ${chosen.first_name}` : 'All scans'}</h2>
        <p role="status" className={styles.count}>
          {shown.length === 1 ? '1 scan' : `${shown.length} scans`}, newest first
        </p>
        {shown.length === 0 ? (
          <NoScans />
        ) : (
          <ul className={styles.list}>
            {shown.map((scan) => (
              <ScanRow key={scan.id} scan={scan} child={childOf(scan)} />
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
      <div className={styles.skeleton}>
        <SkeletonBlock className={styles.filterSkeleton} />
        <SkeletonBlock className={styles.rescanSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
      </div>
    </Skeleton>
  );
}
