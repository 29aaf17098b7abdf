import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { PaymentKey } from '../../payment/payment-status';

const SECRET = 'payment_intent_client_secret';
/** Address parameter written by the provider or by anyone; it is never trusted. */
const CLAIM = 'redirect_status';
const stateSchema = v.object({ clientSecret: v.string() });

/**
 * Returns the payment in the address. The provider puts the client secret there; it is moved to the history state,
 * which survives a reload and is neither displayed, copied nor sent anywhere.
 */
export function usePaymentKey(hydrated: boolean): PaymentKey | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(hydrated ? search : '');
  const paymentIntent = query.get('payment_intent') || undefined;
  const written = query.get(SECRET) || undefined;

  useEffect(() => {
    if (!hydrated) return;
    const clean = new URLSearchParams(search);
    if (!clean.has(SECRET) && !clean.has(CLAIM)) return;
    clean.delete(SECRET);
    clean.delete(CLAIM);
    void navigate(
      { pathname, search: clean.toString() },
      { replace: true, state: written ? { clientSecret: written } : state, preventScrollReset: true },
    );
  }, [hydrated, navigate, pathname, search, state, written]);

  const kept = v.safeParse(stateSchema, state);
  const clientSecret = written ?? (kept.success ? kept.output.clientSecret : undefined);
  return paymentIntent ? { paymentIntent, clientSecret } : undefined;
}
