import type { Order } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import { useSession } from '@little-arches/contracts/host';
import type { PageArguments } from '@little-arches/contracts/remote';
import { addresses, href } from '@little-arches/contracts/routes';
import { ButtonLink, Deferred, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { type CalendarDay, localDay, nameInSize, today } from '@little-arches/contracts/values';
import { Link, useLoaderData } from 'react-router-dom';
import { fetchConsents } from '../../account-data/account-backend';
import { AskNewerText } from '../../consent/ask-newer-text';
import { DailyExercise } from '../../exercises/daily-exercise';
import { AppPanel } from '../../import/app-panel';
import { NewScan } from '../../import/new-scan';
import { stateOf } from '../../orders/order-state';
import { Day } from '../../ui/day';
import nextStep from '../../ui/next-step.module.css';
import touch from '../../ui/touch.module.css';
import { unawaited } from '../../unawaited';
import { ChildCard } from './child-card';
import { fetchHome, type Home, type PracticeFigures } from './home-data';
import styles from './page.module.css';
import { Today } from './today';

export function loader({ host }: PageArguments) {
  const day = today();
  return {
    today: day,
    consents: unawaited(fetchConsents(host.backend)),
    home: unawaited(fetchHome(host.backend, day)),
  };
}

export function Page() {
  const { today, consents, home } = useLoaderData<typeof loader>();
  const session = useSession();
  const firstName = session.status === 'authenticated' ? session.user.firstName : '';
  return (
    <>
      <h1>{firstName ? `Hello, ${firstName}` : 'Hello'}</h1>
      {/* When the consents can't be read, the notice is skipped. */}
      <Deferred resolve={consents} skeleton={null} failed={<span />}>
        {(given) => <AskNewerText consents={given} />}
      </Deferred>
      <Deferred resolve={home} skeleton={<HomeSkeleton />}>
        {(loaded) => {
          if ('counts' in loaded) return <Figures {...loaded} />;
          if (loaded.children.length === 0) return <NoChildren today={today} />;
          return <Children home={loaded} today={today} />;
        }}
      </Deferred>
    </>
  );
}

function Children({ home, today }: { home: Home; today: CalendarDay }) {
  const { children, lastOrder } = home;
  return (
    <>
      <Today home={home} today={today} />
      <ul className={styles.cards}>
        {children.map((atHome) => (
          <li key={atHome.child.id}>
            <ChildCard {...atHome} today={today} />
          </li>
        ))}
      </ul>
      {children.every(({ scans }) => scans.length === 0) ? (
        <section className={`stack gap-5 start ${nextStep.box}`}>
          <p>
            Which size do the feet need?{' '}
            <Link to={addresses.sizeGuide}>Measure with the size guide’s sheet</Link>
          </p>
          <h2>The first scan</h2>
          <NewScan family={children.map(({ child }) => child)} />
          <AppPanel />
        </section>
      ) : (
        <p className="soft">{brand.disclaimer}</p>
      )}
      {lastOrder ? <LastOrder order={lastOrder} /> : null}
    </>
  );
}

function NoChildren({ today }: { today: CalendarDay }) {
  return (
    <section className={`stack gap-5 start ${nextStep.box}`}>
      <h2>Add your first child</h2>
      <p>First name and birth month are enough; with the shoe size we compare the shoes with a scan.</p>
      <p>
        <ButtonLink to={href('profiles')}>Add a child</ButtonLink>
      </p>
      <DailyExercise today={today} />
      <AppPanel />
    </section>
  );
}

function HomeSkeleton() {
  return (
    <Skeleton>
      <div className="stack gap-5">
        <SkeletonBlock className={styles.todaySkeleton} />
        <div className={styles.cards}>
          <SkeletonBlock className={styles.cardSkeleton} />
          <SkeletonBlock className={styles.cardSkeleton} />
        </div>
      </div>
    </Skeleton>
  );
}

function LastOrder({ order }: { order: Order }) {
  const lines = order.order_lines.map(({ quantity, ...line }) => `${quantity} × ${nameInSize(line)}`);
  return (
    <section className="stack gap-3">
      <h2>Last order</h2>
      <p>
        <Day of={localDay(order.created_at)} />
        <span>{`: ${lines.join('; ')}. ${stateOf(order).text}.`}</span>
      </p>
      <p>
        <Link to={href('orders')} className={`bold ${touch.touch}`}>
          All orders
        </Link>
      </p>
    </section>
  );
}

/** Renders the figures of a practice as links into its lists. */
function Figures({ counts, processing }: PracticeFigures) {
  const profiles = href('profiles');
  return (
    <ul className={`row ${styles.counts}`}>
      <Figure number={counts.all} text="children" to={profiles} />
      <Figure number={counts.overdue} text="overdue" to={`${profiles}?rescan=overdue`} />
      <Figure number={counts.due} text="due now" to={`${profiles}?rescan=due`} />
      <Figure number={counts.first} text="never scanned" to={`${profiles}?rescan=first`} />
      <Figure number={processing} text="being measured" to={`${href('scans')}?status=processing`} />
    </ul>
  );
}

function Figure({ number, text, to }: { number: number; text: string; to: string }) {
  return (
    <li>
      <Link to={to}>
        <strong>{number}</strong> <span>{text}</span>
      </Link>
    </li>
  );
}
