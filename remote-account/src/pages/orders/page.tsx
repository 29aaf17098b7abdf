import { type Order, spellOrderNumber } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import type { PageArguments } from '@little-arches/contracts/remote';
import { href } from '@little-arches/contracts/routes';
import { ButtonLink, Deferred, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { localDay } from '@little-arches/contracts/values';
import { useEffect } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { fetchOrders } from '../../orders/order-backend';
import { OrderLines } from '../../orders/order-lines';
import { OrderBadge } from '../../orders/order-state';
import { Day } from '../../ui/day';
import nextStep from '../../ui/next-step.module.css';
import { unawaited } from '../../unawaited';
import styles from './page.module.css';

export function loader({ host }: PageArguments) {
  return { orders: unawaited(fetchOrders(host.backend)) };
}

export function Page() {
  const { orders } = useLoaderData<typeof loader>();
  const { bus } = useHost();
  const { revalidate } = useRevalidator();
  // Another tab may pay an order while this one shows the list.
  useEffect(() => bus.subscribe('order/paid', () => void revalidate()), [bus, revalidate]);
  return (
    <>
      <h1>Orders</h1>
      <Deferred resolve={orders} skeleton={<OrderSkeletons />}>
        {(loaded) =>
          loaded.length === 0 ? (
            <section className={`stack gap-5 start ${nextStep.box}`}>
              <p>No orders yet. What you buy in the store shows here, with its state.</p>
              <p>
                <ButtonLink to={href('store')}>Go to the store</ButtonLink>
              </p>
            </section>
          ) : (
            <ul className="stack unmarked">
              {loaded.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </Deferred>
    </>
  );
}

function OrderSkeletons() {
  return (
    <Skeleton>
      <div className="stack">
        <SkeletonBlock className={styles.cardSkeleton} />
        <SkeletonBlock className={styles.cardSkeleton} />
      </div>
    </Skeleton>
  );
}

/** Renders one order: date, content, total, status, and the link to its page. */
function OrderCard({ order }: { order: Order }) {
  const number = spellOrderNumber(order.number);
  return (
    <li className={`stack gap-3 ${styles.card}`}>
      <div className={`row middle ${styles.head}`}>
        <h2>
          Order of <Day of={localDay(order.created_at)} />
        </h2>
        <OrderBadge order={order} />
      </div>
      <OrderLines order={order} />
      <p className={`row middle quiet ${styles.head} ${styles.number}`}>
        <span>{`Order number ${number}`}</span>
        <Link
          to={href('order', { orderNumber: order.number })}
          aria-label={`Details and receipt of order ${number}`}
        >
          Details and receipt
        </Link>
      </p>
    </li>
  );
}
