import {
  type Backend,
  type Delivery,
  isBackendError,
  type LineRecipient,
  setDelivery,
} from '@little-arches/contracts/backend';
import { postalCodeProblem } from '@little-arches/contracts/company';
import { href } from '@little-arches/contracts/routes';
import type { Stripe, StripeAddressElementChangeEvent, StripeElements } from '@stripe/stripe-js';
import { paymentIntentOf, rememberPayment } from './payment-memory';
import { customerMessage, type IntentState, retrieveState, stateAfterError } from './provider-state';

/** The input of sending a payment. */
export interface PaymentToSend {
  readonly stripe: Stripe;
  /** The group of the address form and the payment form. */
  readonly elements: StripeElements;
  readonly clientSecret: string;
  /** The cart that is paid. */
  readonly cartId?: string | undefined;
  /** The children of the lines, if the customer has children. */
  readonly recipients?: readonly LineRecipient[] | undefined;
  readonly backend: Backend;
}

const INCOMPLETE = 'Please complete the fields that are marked.';
const NO_ADDRESS = 'Please enter the address for your delivery.';

/**
 * Validates the forms, sends the delivery address to the server, and pays. After a success the provider
 * leaves this page; otherwise this resolves with the state of the intent. Rejects when the provider's library
 * throws.
 */
export async function sendPayment(payment: PaymentToSend): Promise<IntentState> {
  const { stripe, elements, clientSecret, cartId } = payment;
  // Must run first: a wallet opens its window only right after a press.
  const { error: incomplete } = await elements.submit();
  if (incomplete) return { status: 'open', message: customerMessage(incomplete) ?? INCOMPLETE, marked: true };
  const typed = await elements.getElement('address')?.getValue();
  if (!typed?.complete) return { status: 'open', message: NO_ADDRESS };
  const delivery = deliveryOf(typed.value);
  const problem = postalCodeProblem(delivery.country, delivery.postal_code.trim());
  if (problem) return { status: 'open', message: problem };
  const refused = await sendDelivery(payment, delivery);
  if (refused) return refused;
  rememberPayment({ paymentIntent: paymentIntentOf(clientSecret), ...(cartId && { cartId }) });
  const confirmParams = { return_url: window.location.origin + href('checkoutSuccess') };
  const { error } = await stripe.confirmPayment({ elements, confirmParams });
  return stateAfterError(stripe, clientSecret, error);
}

/**
 * Sends the address and the children of the lines to the server. Returns the reason when the payment can't
 * continue.
 */
async function sendDelivery(
  { backend, stripe, clientSecret, recipients }: PaymentToSend,
  delivery: Delivery,
): Promise<IntentState | undefined> {
  try {
    const paymentIntent = paymentIntentOf(clientSecret);
    await backend.call(setDelivery, { paymentIntent, delivery, recipients }, { as: 'user' });
    return undefined;
  } catch (error) {
    if (!isBackendError(error)) throw error;
    // The payment was completed or cancelled in another tab or on another device.
    const state = error.status === 409 ? await retrieveState(stripe, clientSecret) : undefined;
    if (state && state.status !== 'open') return state;
    // The server puts the field's name before the sentence.
    const message = `${error.message.replace(/^delivery\.\w+: /, '')} Nothing was charged.`;
    // A 409 of an open payment: something was sold out or withdrawn while the form was open.
    return { status: state ? 'refused' : 'open', message };
  }
}

/** The values typed so far into the provider's address form. */
type ProvidersAddress = StripeAddressElementChangeEvent['value'];

/** Converts an address of the provider's form to ours; parts may still be empty. */
export function deliveryOf({ name, address }: ProvidersAddress): Delivery {
  const { line1, line2, postal_code, city, country } = address;
  return { name, line1, postal_code, city, country, ...(line2 && { line2 }) };
}
