import { useHost } from '@little-arches/contracts/host';
import { href } from '@little-arches/contracts/routes';
import { Button, ButtonLink, RetryButton } from '@little-arches/contracts/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { type Cart, totalOf } from '../../cart/cart';
import { CartButton } from '../../cart/cart-button';
import { PaymentResult, type PaymentTone } from '../../payment/payment-result';
import { OrderLines } from './order-lines';
import styles from './page.module.css';

/**
 * Renders the state of a payment that the provider is processing. It is checked automatically for a while, then by
 * a button.
 */
export function Processing({ waiting, onCheckAgain }: { waiting: boolean; onCheckAgain: () => void }) {
  return (
    <Stopped
      tone={waiting ? 'busy' : 'open'}
      heading="Your payment is being processed"
      text={
        waiting
          ? 'This takes a moment. You don’t need to do anything, and you won’t be charged twice.'
          : 'It takes longer than usual, and it goes on by itself. You can close this page and look again later: your cart is kept, and you won’t be charged twice.'
      }
    >
      {waiting ? null : <RetryButton onRetry={onCheckAgain}>Check again</RetryButton>}
    </Stopped>
  );
}

/**
 * Renders the state of a payment that was sent but whose result neither the provider nor our server could
 * determine.
 */
export function Unknown({ onCheckAgain }: { onCheckAgain: () => void }) {
  return (
    <Stopped
      tone="open"
      heading="We don’t know yet whether your payment went through"
      text="The answer got lost on its way. You won’t be charged twice: we find out what became of your payment before you can pay again."
    >
      <RetryButton onRetry={onCheckAgain}>Check again</RetryButton>
      <Link to={href('contactUs')}>Write to us</Link>
    </Stopped>
  );
}

/** Renders the state of a cart that is fully paid, with its payment if it belongs to this account. */
export function AlreadyPaid({ paymentIntent }: { paymentIntent: string | undefined }) {
  if (paymentIntent) {
    const address = `${href('checkoutSuccess')}?payment_intent=${encodeURIComponent(paymentIntent)}`;
    // Replaces the history entry, so that Back doesn't lead to a checkout with nothing to pay.
    return <Navigate to={address} replace />;
  }
  return (
    <Stopped
      tone="good"
      heading="This cart is already paid"
      text="It was paid with another account in this browser, and nothing was charged again. Login with that account to see the order."
    >
      <ButtonLink to={href('store')}>Go to the products</ButtonLink>
    </Stopped>
  );
}

/** Renders the warning that the same items were paid a moment ago. Ordering them again takes one more press. */
export function PaidBefore({
  message,
  cart,
  onOrderAgain,
}: {
  message: string;
  cart: Cart;
  onOrderAgain: () => void;
}) {
  return (
    <>
      <Stopped
        tone="open"
        heading={message}
        text="Your last order is paid and safe. This would be a second one, and you would pay for it again."
      >
        <Button onClick={onOrderAgain}>Order it again</Button>
        <ButtonLink to={href('orders')} look="quiet">
          See your orders
        </ButtonLink>
        <CartButton />
      </Stopped>
      <InCart cart={cart} />
    </>
  );
}

/** Renders the state of a cart whose prices changed or whose products are gone. The payment requires consent. */
export function ChangedCart({ cart, onAgree }: { cart: Cart; onAgree: () => void }) {
  const someLeft = totalOf(cart) !== undefined;
  return (
    <>
      <Stopped
        tone="open"
        heading="Your cart has changed since you filled it"
        text="Please look at what changed below. You go on to the payment when you agree."
      >
        <Button onClick={onAgree}>{someLeft ? 'Agree and continue' : 'Take it out of my cart'}</Button>
        <CartButton />
      </Stopped>
      <InCart cart={cart} />
    </>
  );
}

/** Renders the state of a cart with a line that has no size, or a sold-out one. The payment requires a size. */
export function SizesMissing({ cart }: { cart: Cart }) {
  const { openPanel } = useHost();
  return (
    <>
      <Stopped
        tone="open"
        heading="Choose your sizes"
        text="Insoles are made in shoe sizes. Open your cart and choose the size of each line that asks for it; then you go on to the payment."
      >
        <Button onClick={() => openPanel('cart')}>Choose in your cart</Button>
      </Stopped>
      <InCart cart={cart} />
    </>
  );
}

function InCart({ cart }: { cart: Cart }) {
  const title = useId();
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title} className="text-xl">
        In your cart
      </h2>
      <OrderLines cart={cart} />
    </section>
  );
}

/** Renders a checkout without a payment: shows the reason, takes the focus, and offers the next steps. */
function Stopped({
  tone,
  heading,
  text,
  children,
}: {
  tone: PaymentTone;
  heading: string;
  text: string;
  children: ReactNode;
}) {
  const { announce } = useHost();
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button, or the form, was removed, so the focus moves.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => announce(`${heading}. ${text}`), [announce, heading, text]);
  return (
    <>
      <PaymentResult tone={tone} heading={heading} ref={title}>
        <p>{text}</p>
      </PaymentResult>
      <div className="row middle">{children}</div>
    </>
  );
}
