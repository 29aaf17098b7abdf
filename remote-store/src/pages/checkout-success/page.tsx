import { CircleAlert, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useHost, useSession } from 'shared-contracts/host';
import { href, hrefOfSignIn } from 'shared-contracts/routes';
import { Button, ButtonLink } from 'shared-contracts/ui/button';
import { useCart } from '../../cart/use-cart';
import { NeedsScripts } from '../../payment/needs-scripts';
import { useOrder } from '../../payment/use-order';
import { OrderSummary } from './order-summary';
import { type Outcome, outcomeOf, type RedirectStatus } from './outcome';
import styles from './page.module.css';
import { useHydrated } from './use-hydrated';
import { useSettleOrder } from './use-settle-order';

const icons = { busy: Hourglass, good: CircleCheck, open: CircleAlert, bad: CircleX };

export function Page() {
  const { announce } = useHost();
  const session = useSession();
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const paymentIntent = query.get('payment_intent') || undefined;
  const { state, lookAgain } = useOrder(session.status === 'authenticated' ? paymentIntent : undefined);
  const order = state.status === 'known' ? state.order : undefined;
  // Keeps the cart's other tabs and the header's count in step while it is emptied.
  useCart();
  useSettleOrder(order, paymentIntent);

  const outcome: Outcome = hydrated
    ? outcomeOf({
        paymentIntent,
        redirectStatus: redirectStatusOf(query),
        session: session.status,
        order: state,
      })
    : { tone: 'busy', heading: 'Checking your payment', text: 'Loading...' };
  useEffect(() => {
    if (hydrated) announce(`${outcome.heading}. ${outcome.text}`);
  }, [announce, hydrated, outcome.heading, outcome.text]);

  const Icon = icons[outcome.tone];
  return (
    <div className={`column ${styles.page}`}>
      <div className={`${styles.result} ${styles[outcome.tone]}`}>
        <Icon aria-hidden="true" className={styles.icon} />
        <h1>{outcome.heading}</h1>
        <p>{outcome.text}</p>
        <dl className={styles.intent}>
          <dt>Payment</dt>
          <dd>{hydrated ? (paymentIntent ?? 'Unavailable') : '…'}</dd>
        </dl>
      </div>
      <NeedsScripts title="Your payment can’t be shown without JavaScript">
        Whether it went through doesn’t depend on this page. Please switch JavaScript on and load the page
        again, or <Link to={href('contactUs')}>write to us</Link>.
      </NeedsScripts>
      {order ? <OrderSummary order={order} /> : null}
      <div className={styles.actions}>
        <NextStep next={outcome.next} onLookAgain={lookAgain} />
        <Link to={href('home')}>Back to the homepage</Link>
      </div>
    </div>
  );
}

function NextStep({ next, onLookAgain }: { next: Outcome['next']; onLookAgain: () => void }) {
  const { pathname, search } = useLocation();
  if (next === 'look-again') return <Button onClick={onLookAgain}>Check again</Button>;
  if (next === 'login') return <ButtonLink to={hrefOfSignIn(pathname + search)}>Login</ButtonLink>;
  if (next === 'checkout') return <ButtonLink to={href('checkout')}>Back to the checkout</ButtonLink>;
  if (next === 'orders')
    return (
      <ButtonLink to={href('orders')} look="quiet">
        Your orders
      </ButtonLink>
    );
  return null;
}

function redirectStatusOf(query: URLSearchParams): RedirectStatus {
  const status = query.get('redirect_status');
  return status === 'succeeded' || status === 'processing' || status === 'failed' ? status : undefined;
}
