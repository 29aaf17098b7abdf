import type { Delivery } from '@little-arches/contracts/backend';
import { deliveryCountry, saleTerms, taxWithin } from '@little-arches/contracts/company';
import { useHost } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { Button, Notice, onOwn } from '@little-arches/contracts/ui';
import { formatMoney, type Money } from '@little-arches/contracts/values';
import { AddressElement, Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeAddressElementOptions } from '@stripe/stripe-js';
import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Cart } from '../cart/cart';
import { recipientsOf } from '../family/family-store';
import { useFamily } from '../family/use-family';
import { PROVIDER_TIMEOUT, timeoutError } from './load-provider';
import styles from './payment-form.module.css';
import { type IntentState, stateAfterError, useStateChecks } from './provider-state';
import { deliveryOf, sendPayment } from './send-payment';

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

  useReadyTimeout(ready, () => {
    reportError(timeoutError('The payment form was not ready after'));
    onLoadFailed();
  });
  useStateChecks({ stripe, clientSecret, paying, onState: conclude });

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
    <form onSubmit={onOwn(pay)} noValidate className="stack" aria-label="Delivery and payment">
      <h3 className="text-l">Where it goes</h3>
      <AddressElement
        options={options}
        onReady={() => setAddressReady(true)}
        onLoadError={onLoadFailed}
        onChange={({ value }) => {
          setCountry(value.address.country);
          onDelivery(deliveryOf(value));
        }}
      />
      <h3 className="text-l">How you pay</h3>
      <PaymentElement onReady={() => setPaymentReady(true)} onLoadError={onLoadFailed} />
      <PayTerms total={total} country={country} />
      <Button type="submit" disabled={!ready || paying} aria-describedby={ready ? 'pay-terms' : 'pay-reason'}>
        {paying ? 'Processing...' : 'Pay Now'}
      </Button>
      {ready ? null : (
        <p id="pay-reason" className="quiet">
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

/** Calls `onOver` when the provider's form is not ready in time. */
function useReadyTimeout(ready: boolean, onOver: () => void): void {
  const giveUp = useEffectEvent(onOver);
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(giveUp, PROVIDER_TIMEOUT);
    return () => clearTimeout(timer);
  }, [ready]);
}

const promise = `${saleTerms.delivery} within ${saleTerms.deliveryDays} days, ${saleTerms.returnDays} days to send it back.`;

/** Renders what the next press pays: the amount, the included tax of this country, and the terms of the order. */
function PayTerms({ total, country }: { total: Money; country: string }) {
  const { taxPercent } = deliveryCountry(country) ?? {};
  return (
    <div className={styles.terms} id="pay-terms">
      <p className={styles.amount}>
        <span>To pay now</span> <strong>{formatMoney(total)}</strong>
      </p>
      <p className="quiet">
        {taxPercent === undefined
          ? `Tax included. ${promise}`
          : `Includes ${formatMoney({ ...total, amount: taxWithin(total.amount, taxPercent) })} value-added tax (${taxPercent}%). ${promise}`}
      </p>
      <p className="quiet">
        With “Pay Now” you order under our{' '}
        <a href={addresses.terms} target="_blank" rel="noopener">
          terms, with your right to withdraw
        </a>{' '}
        (new tab).
      </p>
    </div>
  );
}

/** Milliseconds within which most payments finish, including the second step of a bank. */
const SLOW_AFTER = 60_000;

/** Renders advice when a payment is pending for long, because the provider's frame may never answer. */
function SlowPayment() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="quiet">
      {isSlow
        ? 'This is taking longer than usual. Your bank may be waiting for you to confirm the payment. If nothing happens, reload this page: it finds out what became of the payment, and nothing is paid twice.'
        : null}
    </p>
  );
}

/**
 * Returns the options of the provider's address form: the delivery countries and the known address. The suggestions
 * of a map service are off, because it would receive what is typed.
 */
function addressOptions(known: Delivery | undefined): StripeAddressElementOptions {
  const { name, line2, ...address } = known ?? { country: 'DE' };
  return {
    mode: 'shipping',
    allowedCountries: saleTerms.countries.map(({ code }) => code),
    autocomplete: { mode: 'disabled' },
    fields: { phone: 'never' },
    defaultValues: { name: name ?? null, address: { ...address, line2: line2 ?? null } },
  };
}

/** Returns the site's colours for the provider's card form, which is in an iframe that our styles can't reach. */
function paymentAppearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim() || undefined;
  const variables = {
    colorPrimary: token('--brand'),
    colorBackground: token('--surface'),
    colorText: token('--ink'),
    colorTextSecondary: token('--ink-soft'),
    colorDanger: token('--error'),
    fontFamily: token('--font'),
    borderRadius: token('--radius-s'),
  };
  return {
    theme: window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe',
    variables: Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined)),
  };
}
