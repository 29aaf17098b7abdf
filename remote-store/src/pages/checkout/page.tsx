import type { Delivery } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { href, hrefOfSignIn } from '@little-arches/contracts/routes';
import {
  Button,
  ButtonLink,
  NeedsScripts,
  Notice,
  RetryButton,
  SkeletonBlock,
} from '@little-arches/contracts/ui';
import { CartButton } from '../../cart/cart-button';
import EmptyBox from '../../catalog/drawings/box/empty-box.svg?react';
import { sheet } from '../../catalog/drawings/sheet';
import type { PaymentFormProps } from '../../payment/payment-form';
import type { PreparedPayment } from '../../payment/start-payment';
import { OrderLines } from './order-lines';
import styles from './page.module.css';
import { AlreadyPaid, ChangedCart, PaidBefore, Processing, SizesMissing, Unknown } from './stopped-checkout';
import { useCheckout } from './use-checkout';

export function Page() {
  const checkout = useCheckout();
  const wide = checkout.step.status === 'ready' || checkout.step.status === 'loading';
  return <div className={`column ${styles.page} ${wide ? styles.wide : ''}`}>{contentOf(checkout)}</div>;
}

function contentOf(checkout: ReturnType<typeof useCheckout>) {
  const { step, cart, paying } = checkout;
  if (checkout.loading) return <CheckoutSkeleton />;
  if (step.status === 'paid') return <AlreadyPaid paymentIntent={step.paymentIntent} />;
  // A pending payment stays on the screen when another tab changes the cart.
  if (!paying && cart.items.length === 0) return <EmptyCheckout signedIn={checkout.signedIn} />;
  if (!paying && !checkout.signedIn) return <LoginFirst />;
  if (step.status === 'loading') return <CheckoutSkeleton />;
  if (step.status === 'processing')
    return <Processing waiting={checkout.waiting} onCheckAgain={checkout.checkAgain} />;
  if (step.status === 'unknown') return <Unknown onCheckAgain={checkout.checkAgain} />;
  if (step.status === 'changed')
    return (
      <>
        <ChangedCart cart={cart} onAgree={checkout.agree} />
        {checkout.notice ? <Notice kind="error" title={checkout.notice} /> : null}
      </>
    );
  if (step.status === 'sizes')
    return (
      <>
        <SizesMissing cart={cart} />
        {checkout.notice ? <Notice kind="error" title={checkout.notice} /> : null}
      </>
    );
  if (step.status === 'paid-before')
    return <PaidBefore message={step.message} cart={cart} onOrderAgain={checkout.orderAgain} />;
  return (
    <>
      <h1>Checkout</h1>
      {checkout.partPaid ? (
        <Notice kind="info" title="A part of your cart was paid already">
          <p>It was taken out. This is what you put in since, as an order of its own.</p>
        </Notice>
      ) : null}
      {checkout.notice ? <Notice kind="error" title={checkout.notice} /> : null}
      {step.status === 'ready' ? (
        <Payment
          payment={step.payment}
          typed={checkout.typed}
          onDelivery={checkout.keepTyped}
          onPaying={checkout.setPaying}
          onConcluded={(outcome) => checkout.conclude(step.payment, outcome)}
          onLoadFailed={checkout.giveUp}
        />
      ) : (
        <PaymentFailed message={step.message} onRetry={checkout.retry} />
      )}
    </>
  );
}

function Payment({
  payment: { cart, total, PaymentForm, stripe, clientSecret, lastDelivery },
  typed,
  ...form
}: {
  payment: PreparedPayment;
  typed: () => Delivery | undefined;
} & Pick<PaymentFormProps, 'onDelivery' | 'onPaying' | 'onConcluded' | 'onLoadFailed'>) {
  const { config, openPanel } = useHost();
  return (
    <div className={`stack gap-5 ${styles.columns}`}>
      <section className={`${styles.card} ${styles.summary}`} aria-labelledby="order-title">
        <div className={styles.row}>
          <h2 id="order-title" className="text-xl">
            Your order
          </h2>
          <Button look="plain" className={styles.change} onClick={() => openPanel('cart')}>
            Change cart
          </Button>
        </div>
        <OrderLines cart={cart} />
      </section>
      <section className={styles.card} aria-labelledby="payment-title">
        <h2 id="payment-title" className="text-xl">
          Delivery and payment
        </h2>
        {config.payments.provider === 'simulator' ? <TestModeNote /> : null}
        <PaymentForm
          stripe={stripe}
          clientSecret={clientSecret}
          total={total}
          cart={cart}
          delivery={typed() ?? lastDelivery}
          {...form}
        />
      </section>
    </div>
  );
}

function PaymentFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <Notice kind="error" title={message}>
        <p>Your cart is kept. You can try again, or change it and come back.</p>
      </Notice>
      <div className="row middle">
        <RetryButton onRetry={onRetry} />
        <CartButton />
      </div>
    </>
  );
}

function LoginFirst() {
  return (
    <>
      <h1>Checkout</h1>
      <Notice kind="info" title="Please login">
        <p>We need to know who orders. Your cart is kept and waits for you here.</p>
      </Notice>
      <div className="row middle">
        <ButtonLink to={hrefOfSignIn(href('checkout'))}>Login</ButtonLink>
        <ButtonLink to={href('store')} look="quiet">
          Back to the products
        </ButtonLink>
      </div>
    </>
  );
}

/** Renders an empty checkout: a link to the products, and for customers a link to their orders. */
function EmptyCheckout({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <h1>Checkout</h1>
      <div className={styles.empty}>
        <EmptyBox {...sheet({ level: '0' }, styles.drawing)} />
        <p className={styles.emptyTitle}>Your cart is empty.</p>
        <p>Choose a pair in the store, and it waits for you here.</p>
        <div className={styles.ways}>
          <ButtonLink to={href('store')}>Go to the products</ButtonLink>
          {signedIn ? (
            <ButtonLink to={href('orders')} look="quiet">
              See your orders
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** Renders a note that payments are simulated, with the number of a test card. */
function TestModeNote() {
  return (
    <p className={styles.note}>
      <strong>Test mode: no money moves.</strong> Card{' '}
      <span className={styles.testCard}>4242 4242 4242 4242</span>, any future date, any three digits.
    </p>
  );
}

/**
 * Renders placeholders for heading, order and payment form in their final size; without scripts it explains why
 * nothing loads.
 */
function CheckoutSkeleton() {
  return (
    <>
      <div role="status" className={`${styles.skeleton} ${styles.whileLoading}`}>
        <p className={styles.loading}>Loading checkout...</p>
        <div aria-hidden="true" className={styles.skeleton}>
          <SkeletonBlock className={styles.orderSkeleton} />
          <SkeletonBlock className={styles.formSkeleton} />
        </div>
      </div>
      <NeedsScripts title="The checkout needs JavaScript">
        Your cart is kept in this browser, and your card data goes from it straight to the payment provider:
        both take a script. Please switch JavaScript on, then load this page again.
      </NeedsScripts>
    </>
  );
}
