import { useHost, useHydrated, useSession } from '@little-arches/contracts/host';
import { href, hrefOfSignIn } from '@little-arches/contracts/routes';
import { ButtonLink, NeedsScripts, RetryButton } from '@little-arches/contracts/ui';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCart } from '../../cart/use-cart';
import { forgetPayment, settleCart } from '../../payment/payment-memory';
import { PaymentResult } from '../../payment/payment-result';
import { type PaymentState, usePayment } from '../../payment/payment-status';
import { OrderSummary } from './order-summary';
import { type Outcome, outcomeOf } from './outcome';
import styles from './page.module.css';
import { StoreForChild } from './store-for-child';
import { usePaymentKey } from './use-payment-key';
import { WhatNow } from './what-now';

export function Page() {
  const { announce } = useHost();
  const session = useSession();
  const hydrated = useHydrated();
  const key = usePaymentKey(hydrated);
  const paymentIntent = key?.paymentIntent;
  const hasSecret = key?.clientSecret !== undefined;
  const signedIn = session.status === 'authenticated';
  const { state, checkAgain } = usePayment(
    session.status !== 'loading' && (signedIn || hasSecret) ? key : undefined,
    signedIn,
  );
  const order = state.status === 'known' ? state.order : undefined;
  const isPaid = state.status === 'known' && state.payment.status === 'paid';
  // Subscribes to the cart, so that other tabs and the header's count update while it is emptied.
  useCart();
  useSettlePayment(state, paymentIntent);

  const outcome: Outcome = hydrated
    ? outcomeOf({ paymentIntent, hasSecret, session: session.status, payment: state })
    : { tone: 'busy', heading: 'Checking your payment', text: 'Loading...' };
  useEffect(() => {
    if (hydrated) announce(`${outcome.heading}. ${outcome.text}`);
  }, [announce, hydrated, outcome.heading, outcome.text]);

  return (
    <div className={`column ${styles.page}`}>
      <PaymentResult tone={outcome.tone} heading={outcome.heading}>
        <p>{outcome.text}</p>
      </PaymentResult>
      <NeedsScripts title="Your payment can’t be shown without JavaScript">
        Whether it went through doesn’t depend on this page. Please switch JavaScript on and load the page
        again, or <Link to={href('contactUs')}>write to us</Link>.
      </NeedsScripts>
      {isPaid ? <WhatNow order={order} email={signedIn ? session.user.email : undefined} /> : null}
      {order ? <OrderSummary order={order} /> : null}
      <div className="row gap-5 middle">
        <NextStep next={outcome.next} onCheckAgain={checkAgain} />
        <Link to={href('home')}>Back to the homepage</Link>
      </div>
      {order ? <StoreForChild order={order} /> : null}
      <dl className={styles.intent}>
        <dt>Payment</dt>
        <dd>{hydrated ? (paymentIntent ?? 'Unavailable') : '…'}</dd>
      </dl>
    </div>
  );
}

function NextStep({ next, onCheckAgain }: { next: Outcome['next']; onCheckAgain: () => void }) {
  const { pathname, search } = useLocation();
  if (next === 'check-again') return <RetryButton onRetry={onCheckAgain}>Check again</RetryButton>;
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

/**
 * Removes the paid lines from their cart and publishes the order, once and only in the browser that paid: a reload,
 * the back button or a copied address leave a new cart unchanged.
 */
function useSettlePayment(state: PaymentState, paymentIntent: string | undefined): void {
  const host = useHost();
  const { payment, order } = state.status === 'known' ? state : {};
  const arrived = payment?.status === 'paid' || payment?.status === 'refunded';
  useEffect(() => {
    if (arrived && payment) void settleCart(host, { paymentIntent, ...payment });
  }, [host, arrived, payment, paymentIntent]);
  useEffect(() => {
    if (order?.status !== 'paid' || !paymentIntent || !forgetPayment(paymentIntent)) return;
    const { id: orderId, total, currency } = order;
    host.bus.publish('order/paid', { orderId, paymentIntent, total, currency });
  }, [host, order, paymentIntent]);
}
