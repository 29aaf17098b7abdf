import { useLoaderData } from 'react-router-dom';
import type { PageArguments } from 'shared-contracts/remote';
import { Deferred } from 'shared-contracts/ui/deferred';
import { Skeleton, SkeletonBlock } from 'shared-contracts/ui/skeleton';
import { fetchChildren } from '../../children/child-backend';
import { unawaited } from '../../unawaited';
import { ChildList } from './child-list';
import styles from './page.module.css';

export function loader({ host }: PageArguments) {
  return { today: new Date().toISOString(), children: unawaited(fetchChildren(host.backend)) };
}

export function Page() {
  const { today, children } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Profiles</h1>
      <Deferred resolve={children} skeleton={<ListSkeleton />}>
        {(loaded) => <ChildList loaded={loaded} today={today} />}
      </Deferred>
    </>
  );
}

function ListSkeleton() {
  return (
    <Skeleton>
      <div className={styles.list}>
        <SkeletonBlock className={styles.buttonSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
        <SkeletonBlock className={styles.rowSkeleton} />
      </div>
    </Skeleton>
  );
}
