import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { readCharge, readMetadata } from '../parameters';

/** Creates a PaymentIntent from the parameters of a create request; refuses wrong ones with Stripe's message. */
export function newIntent(parameters: URLSearchParams): Stripe.PaymentIntent {
  const { amount, currency } = readCharge(parameters);
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods:
      parameters.get('automatic_payment_methods[enabled]') === 'true' ? { enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: now(),
    currency,
    customer: null,
    customer_account: null,
    description: parameters.get('description'),
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: readMetadata(parameters),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: parameters.get('receipt_email'),
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: parameters.get('statement_descriptor_suffix'),
    status: 'requires_payment_method',
    transfer_group: null,
  };
}

/** Returns the charge of a PaymentIntent: paid, or refused by the bank. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  refused?: Stripe.PaymentIntent.LastPaymentError,
): Stripe.Charge {
  const paid = refused === undefined;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: paid,
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refused?.code ?? null,
    failure_message: refused?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Creates the record of a refund. */
export function newRefund(
  charge: Stripe.Charge,
  amount: number,
  { metadata = {}, reason = null }: Partial<Pick<Stripe.Refund, 'metadata' | 'reason'>>,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** Returns the current time in whole seconds, as Stripe does. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** Returns a new id with Stripe's prefix for its kind. */
export function newId(prefix: 'pi' | 'pm' | 'ch' | 're'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
