import type { Backend } from '@little-arches/contracts/backend';
import type { PageArguments } from '@little-arches/contracts/remote';
import { Deferred, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { today } from '@little-arches/contracts/values';
import { useLoaderData } from 'react-router-dom';
import { fetchFamily } from '../../children/child-backend';
import { isPractice } from '../../children/practice';
import { fetchScans } from '../../scans/scan-backend';
import { unawaited } from '../../unawaited';
import { ChildList } from './child-list';
import styles from './page.module.css';

export function loader({ host }: PageArguments) {
  return { today: today(), family: unawaited(fetchProfiles(host.backend)) };
}

/** Reads the children and their scans, newest first. The delete dialog shows the scans. */
async function fetchProfiles(backend: Backend) {
  const children = await fetchFamily(backend);
  // A family's profiles are shown without scans, too; a practice's lists read their own.
  const scans = isPractice(children) ? undefined : await fetchScans(backend).catch(() => undefined);
  return { children, scans };
}

export function Page() {
  const { today, family } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Profiles</h1>
      <Deferred resolve={family} skeleton={<ListSkeleton />}>
        {({ children, scans }) => <ChildList loaded={children} scans={scans} today={today} />}
      </Deferred>
    </>
  );
}

function ListSkeleton() {
  return (
    <Skeleton>
      <div className="stack">
        <SkeletonBlock className={styles.buttonSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
      </div>
    </Skeleton>
  );
}
