import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type SubmitEvent, useEffect, useMemo, useState } from 'react';
import { useHost } from 'shared-contracts/host';
import { href } from 'shared-contracts/routes';
import { Button } from 'shared-contracts/ui/button';
import { Notice } from 'shared-contracts/ui/notice';
import { paymentAppearance } from './payment-appearance';
import styles from './payment-form.module.css';
import { rememberPayment } from './payment-memory';
import { paymentIntentOf } from './payment-session';

/** What a payment form is given. */
export interface PaymentFormProps {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  /** Told when paying begins and when it ended without leading away. */
  readonly onPaying: (paying: boolean) => void;
  /** Told when the provider can't show its form. */
  readonly onLoadFailed: () => void;
}

/** The provider's embedded card form and the button that pays. */
export function PaymentForm({ stripe, clientSecret, ...form }: PaymentFormProps) {
  const options = useMemo(
    () => ({ clientSecret, appearance: paymentAppearance(), locale: 'en' as const }),
    [clientSecret],
  );
  return (
    <Elements stripe={stripe} options={options} key={clientSecret}>
      <CardForm clientSecret={clientSecret} {...form} />
    </Elements>
  );
}

function CardForm({ clientSecret, onPaying, onLoadFailed }: Omit<PaymentFormProps, 'stripe'>) {
  const stripe = useStripe();
  const elements = useElements();
  const { reportError, announce } = useHost();
  const [ready, setReady] = useState(false);
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => onPaying(paying), [paying, onPaying]);

  // Back from the bank's page out of the browser's cache: the payment that was on its way is over.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPaying(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function pay(event: SubmitEvent) {
    event.preventDefault();
    if (!stripe || !elements || paying) return;
    setPaying(true);
    setProblem(undefined);
    announce('Processing...');
    rememberPayment(paymentIntentOf(clientSecret));
    setProblem(
      await confirm(() =>
        stripe.confirmPayment({
          elements,
          confirmParams: { return_url: window.location.origin + href('checkoutSuccess') },
        }),
      ),
    );
    setPaying(false);
  }

  /** Why the payment did not happen. When it does, the provider leads away from this page. */
  async function confirm(send: () => Promise<{ error: { message?: string } }>): Promise<string> {
    try {
      const { error } = await send();
      return error.message ?? 'Your payment did not go through. Please try again or use another card.';
    } catch (error) {
      reportError(error);
      return 'The payment could not be sent. Check your connection and try again.';
    }
  }

  return (
    <form onSubmit={pay} noValidate className={styles.form} aria-label="Card payment">
      <PaymentElement onReady={() => setReady(true)} onLoadError={onLoadFailed} />
      <Button type="submit" disabled={!ready || paying} aria-describedby={ready ? undefined : 'pay-reason'}>
        {paying ? 'Processing...' : 'Pay Now'}
      </Button>
      {ready ? null : (
        <p id="pay-reason" className={styles.hint}>
          The card form is still loading.
        </p>
      )}
      {problem ? <Notice kind="error">{problem}</Notice> : null}
    </form>
  );
}
