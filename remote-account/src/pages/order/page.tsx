import {
  addressLines,
  countryLine,
  getProducts,
  isBackendError,
  type Order,
  spellOrderNumber,
} from '@little-arches/contracts/backend';
import { brand, saleTerms } from '@little-arches/contracts/company';
import { type Host, useHost } from '@little-arches/contracts/host';
import type { PageArguments } from '@little-arches/contracts/remote';
import { href } from '@little-arches/contracts/routes';
import { Deferred, PrintButton, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { type Child, localDay, type Product } from '@little-arches/contracts/values';
import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { fetchChildren } from '../../children/child-backend';
import { fetchOrder } from '../../orders/order-backend';
import { OrderLines } from '../../orders/order-lines';
import { moneyOf, OrderBadge, shippedWord } from '../../orders/order-state';
import { Day } from '../../ui/day';
import touch from '../../ui/touch.module.css';
import { unawaited } from '../../unawaited';
import stepStyles from './order-steps.module.css';
import styles from './page.module.css';

export function loader({ host, params }: PageArguments) {
  const { backend } = host;
  const order = Promise.all([
    fetchOrder(backend, params.orderNumber ?? ''),
    orNone(host, fetchChildren(backend)),
    orNone(
      host,
      backend.call(getProducts, {}).then(({ data }) => data),
    ),
  ]);
  return { order: unawaited(order) };
}

/** Returns no rows after a failure: an order is shown without names, and without products to order again, too. */
async function orNone<Row>({ reportError }: Host, rows: Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (!isBackendError(error)) reportError(error);
    return [];
  }
}

export function Page() {
  const { order } = useLoaderData<typeof loader>();
  const { bus } = useHost();
  const { revalidate } = useRevalidator();
  // Another tab may pay the order while this one shows it.
  useEffect(() => bus.subscribe('order/paid', () => void revalidate()), [bus, revalidate]);
  return (
    <>
      <h1>Order</h1>
      <Deferred resolve={order} skeleton={<OrderSkeleton />}>
        {([loaded, family, products]) => <Receipt order={loaded} family={family} products={products} />}
      </Deferred>
      <p className={styles.back}>
        <Link to={href('orders')} className={touch.touch}>
          <ArrowLeft aria-hidden="true" size="1.25em" />
          All orders
        </Link>
      </p>
    </>
  );
}

/** Renders a complete order on the screen, and as a receipt on paper. */
function Receipt({
  order,
  family,
  products,
}: {
  order: Order;
  family: readonly Child[];
  products: readonly Product[];
}) {
  const { deliveries, status } = order;
  const paid = status === 'paid' || status === 'refunded';
  return (
    <article className={`stack gap-6 ${styles.order}`} aria-labelledby="order-number">
      <div className={`row middle ${styles.head}`}>
        <h2 id="order-number">{spellOrderNumber(order.number)}</h2>
        <OrderBadge order={order} />
      </div>
      <OrderSteps order={order} />
      <section className="stack gap-2 top" aria-labelledby="order-lines">
        <h3 id="order-lines">What you ordered</h3>
        <OrderLines order={order} family={family} products={products} />
      </section>
      <div className={styles.parties}>
        {deliveries ? (
          <section className="stack gap-2 top" aria-labelledby="order-address">
            <h3 id="order-address">Where it goes</h3>
            <Address lines={[...addressLines(deliveries), countryLine(deliveries)]} />
          </section>
        ) : null}
        <section className="stack gap-2 top" aria-labelledby="order-seller">
          <h3 id="order-seller">Sold by</h3>
          <Address lines={[...brand.address, brand.email]} />
        </section>
      </div>
      {paid ? (
        <>
          <p className="quiet">
            You can send it back within {saleTerms.returnDays} days after it has arrived: write to{' '}
            <a href={`mailto:${brand.email}`}>{brand.email}</a> and say the order number. More in the{' '}
            <Link to={href('terms')}>terms</Link>.
          </p>
          <p className={styles.print}>
            <PrintButton look="quiet">
              <Printer aria-hidden="true" size="1.25em" />
              Print the receipt
            </PrintButton>
          </p>
        </>
      ) : null}
    </article>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function OrderSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className={styles.skeleton} />
    </Skeleton>
  );
}

interface Step {
  readonly name: string;
  readonly done: boolean;
  readonly text: ReactNode;
}

/** Renders the past steps of an order and the next one. */
function OrderSteps({ order }: { order: Order }) {
  return (
    <ol className={`stack unmarked ${stepStyles.steps}`}>
      {stepsOf(order).map(({ name, done, text }) => (
        <li key={name} className={done ? stepStyles.done : stepStyles.open}>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(order: Order): Step[] {
  const { status, created_at: made, refunded_amount: refunded, total } = order;
  const ordered: Step = { name: 'Ordered', done: true, text: <Day of={localDay(made)} /> };
  if (status === 'pending' || status === 'failed') return [ordered, unpaid(order)];
  const steps = [ordered, { name: 'Paid', done: true, text: moneyOf(order, total) }];
  if (status !== 'refunded' || order.shipped_at) steps.push(shipping(order));
  if (refunded > 0)
    steps.push({
      name: status === 'refunded' ? 'Refunded' : 'Refunded in part',
      done: true,
      text: `${moneyOf(order, refunded)}, to what you paid with. Banks take some days to show it.`,
    });
  return steps;
}

function unpaid({ status }: Order): Step {
  return {
    name: status === 'failed' ? 'Payment failed' : 'Payment not finished',
    done: false,
    text: (
      <span>
        Nothing was charged. Your cart is where you left it:{' '}
        <Link to={href('checkout')}>to the checkout</Link>.
      </span>
    ),
  };
}

function shipping(order: Order): Step {
  const { shipped_at: shipped, carrier, tracking } = order;
  if (!shipped)
    return {
      name: 'Being packed',
      done: false,
      text: `We write to you when it is on its way. It arrives within ${saleTerms.deliveryDays} days of your order.`,
    };
  const word = shippedWord(order);
  return {
    name: word,
    done: true,
    text: (
      <span>
        {word === 'Shipped' ? 'On' : 'Since'} <Day of={localDay(shipped)} />
        <span>{carrier ? `, with ${carrier}. ` : '. '}</span>
        {tracking ? (
          <a href={tracking} rel="noopener noreferrer" target="_blank">
            Follow your parcel
          </a>
        ) : null}
      </span>
    ),
  };
}
