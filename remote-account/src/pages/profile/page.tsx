import { useLoaderData } from 'react-router-dom';
import { useSession } from 'shared-contracts/host';
import type { PageArguments } from 'shared-contracts/remote';
import { href } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui/button';
import { Deferred } from 'shared-contracts/ui/deferred';
import { Skeleton, SkeletonBlock } from 'shared-contracts/ui/skeleton';
import { fetchChildren } from '../../children/child-backend';
import { AppSteps } from '../../scans/app-steps';
import { fetchScans } from '../../scans/scan-backend';
import { unawaited } from '../../unawaited';
import { ChildCard } from './child-card';
import styles from './page.module.css';

export function loader({ host }: PageArguments) {
  return {
    today: new Date().toISOString(),
    family: unawaited(Promise.all([fetchChildren(host.backend), fetchScans(host.backend)])),
  };
}

export function Page() {
  const { today, family } = useLoaderData<typeof loader>();
  const session = useSession();
  const firstName = session.status === 'authenticated' ? session.user.firstName : '';
  return (
    <>
      <h1>{firstName ? `Hello, ${firstName}` : 'Hello'}</h1>
      <Deferred resolve={family} skeleton={<CardSkeletons />}>
        {([children, scans]) =>
          children.length === 0 ? (
            <NoChildren />
          ) : (
            <>
              <ul className={styles.cards}>
                {children.map((child) => (
                  <li key={child.id}>
                    <ChildCard
                      child={child}
                      scans={scans.filter((scan) => scan.child_id === child.id)}
                      today={today}
                    />
                  </li>
                ))}
              </ul>
              {scans.length === 0 ? (
                <section className={styles.start}>
                  <h2>What comes next</h2>
                  <AppSteps done={1} />
                </section>
              ) : null}
            </>
          )
        }
      </Deferred>
    </>
  );
}

function NoChildren() {
  return (
    <section className={styles.start}>
      <h2>Start in three steps</h2>
      <AppSteps />
      <p>
        <ButtonLink to={href('profiles')}>Add a child</ButtonLink>
      </p>
    </section>
  );
}

function CardSkeletons() {
  return (
    <Skeleton>
      <div className={styles.cards}>
        <SkeletonBlock className={styles.cardSkeleton} />
        <SkeletonBlock className={styles.cardSkeleton} />
      </div>
    </Skeleton>
  );
}
