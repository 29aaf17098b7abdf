import type { Delivery } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { Button, Notice, onOwn } from '@little-arches/contracts/ui';
import type { Money } from '@little-arches/contracts/values';
import { AddressElement, Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Cart } from '../cart/cart';
import { recipientsOf } from '../family/family-store';
import { useFamily } from '../family/use-family';
import { addressOptions, deliveryOf } from './delivery/typed-address';
import { PayTerms } from './pay-terms';
import { paymentAppearance } from './payment-appearance';
import styles from './payment-form.module.css';
import { type IntentState, stateAfterError } from './provider/ask-provider';
import { useFormPatience } from './provider/use-form-patience';
import { useLooks } from './provider/use-looks';
import { lateError } from './provider/within-patience';
import { sendPayment } from './send-payment';
import { SlowPayment } from './slow-payment';

/** Props of a payment form. */
export interface PaymentFormProps {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  readonly total: Money;
  /** The cart to be paid. */
  readonly cart: Cart;
  /** Delivery address, as far as it is known. */
  readonly delivery?: Delivery | undefined;
  /** Called with the typed parts of the address, so that another form can be prefilled with them. */
  readonly onDelivery: (typed: Delivery) => void;
  /** Called when paying begins, and when it ended without leaving the page. */
  readonly onPaying: (paying: boolean) => void;
  /**
   * Called with the state of the intent when this form can't pay it any more, or when the state is unknown.
   */
  readonly onConcluded: (state: IntentState) => void;
  /** Called when the provider can't show its form, or not in time. */
  readonly onLoadFailed: () => void;
}

/** Renders the provider's embedded forms for address and payment, and the pay button. */
export function PaymentForm({ stripe, clientSecret, ...form }: PaymentFormProps) {
  const options = useMemo(
    () => ({ clientSecret, appearance: paymentAppearance(), locale: 'en' as const }),
    [clientSecret],
  );
  return (
    <Elements stripe={stripe} options={options} key={clientSecret}>
      <Forms clientSecret={clientSecret} {...form} />
    </Elements>
  );
}

function Forms({
  clientSecret,
  total,
  cart,
  delivery,
  onDelivery,
  onPaying,
  onConcluded,
  onLoadFailed,
}: Omit<PaymentFormProps, 'stripe'>) {
  const stripe = useStripe();
  const elements = useElements();
  const { backend, reportError, announce } = useHost();
  const { family } = useFamily();
  const [addressReady, setAddressReady] = useState(false);
  const [paymentReady, setPaymentReady] = useState(false);
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<Extract<IntentState, { status: 'open' }>>();
  // The provider reads the options once: later input must not reopen the form.
  const [options] = useState(() => addressOptions(delivery));
  const [country, setCountry] = useState(options.defaultValues?.address?.country ?? '');
  const ready = addressReady && paymentReady;
  const notice = useRef<HTMLDivElement>(null);

  // The button lost the focus when it was disabled, or the focus was in the closed frame of a bank's second step. On a
  // phone the reason would also be off screen.
  useEffect(() => {
    if (problem?.message && (!problem.marked || document.activeElement === document.body))
      notice.current?.focus();
  }, [problem]);

  useEffect(() => {
    onPaying(paying);
    return () => onPaying(false);
  }, [paying, onPaying]);

  function conclude(state: IntentState) {
    setPaying(false);
    if (state.status === 'open') setProblem(state);
    else onConcluded(state);
  }

  useFormPatience(ready, () => {
    reportError(lateError('The payment form was not ready after'));
    onLoadFailed();
  });
  useLooks({ stripe, clientSecret, paying, onState: conclude });

  async function pay(event: SubmitEvent) {
    event.preventDefault();
    if (!stripe || !elements || paying) return;
    setPaying(true);
    setProblem(undefined);
    announce('Processing...');
    try {
      const recipients = recipientsOf(family, cart);
      conclude(await sendPayment({ stripe, elements, clientSecret, cartId: cart.id, recipients, backend }));
    } catch (error) {
      reportError(error);
      conclude(await stateAfterError(stripe, clientSecret, undefined));
    }
  }

  return (
    <form onSubmit={onOwn(pay)} noValidate className={styles.form} aria-label="Delivery and payment">
      <h3 className={styles.title}>Where it goes</h3>
      <AddressElement
        options={options}
        onReady={() => setAddressReady(true)}
        onLoadError={onLoadFailed}
        onChange={({ value }) => {
          setCountry(value.address.country);
          onDelivery(deliveryOf(value));
        }}
      />
      <h3 className={styles.title}>How you pay</h3>
      <PaymentElement onReady={() => setPaymentReady(true)} onLoadError={onLoadFailed} />
      <PayTerms total={total} country={country} />
      <Button type="submit" disabled={!ready || paying} aria-describedby={ready ? 'pay-terms' : 'pay-reason'}>
        {paying ? 'Processing...' : 'Pay Now'}
      </Button>
      {ready ? null : (
        <p id="pay-reason" className={styles.hint}>
          The payment form is still loading.
        </p>
      )}
      {paying ? <SlowPayment /> : null}
      {problem?.message ? (
        <Notice kind="error" ref={notice}>
          <p>{problem.message}</p>
        </Notice>
      ) : null}
    </form>
  );
}
