import type { BackendProcess } from '@little-arches/backend/testing/backend-process';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Timeout in milliseconds of each wait. */
export const PATIENCE = 240_000;

/** An order as its customer reads it. */
export type Order = {
  id: string;
  email: string;
  total: number;
  currency: string;
  status: string;
  payment_intent: string | null;
  paid_at: string | null;
  order_lines: { product_id: string; name: string; price: number; quantity: number; size: number | null }[];
};

/** Reads the data of a shop for tests: as a customer, as an operator, and in the mailbox. */
export function createShopRecords(backend: BackendProcess, service: SupabaseClient) {
  async function ordersOf(user: { readonly id: string }): Promise<Order[]> {
    const { data, error } = await service
      .from('orders')
      .select('*, order_lines(product_id, name, price, quantity, size)')
      .eq('user_id', user.id)
      .order('created_at', { ascending: false });
    if (error) throw new Error(error.message);
    return data;
  }

  /** Reads the order of a payment as an operator. */
  async function rowOf(intent: string) {
    const { data } = await service
      .from('orders')
      .select('*, deliveries(*)')
      .eq('payment_intent', intent)
      .single()
      .throwOnError();
    return data;
  }

  /** Reads the webhook events of a payment as an operator, in order of arrival. */
  async function eventsOf(intent: string) {
    const { data } = await service
      .from('stripe_events')
      .select('type, amount, currency, result, attention')
      .eq('payment_intent', intent)
      .order('received_at')
      .throwOnError();
    return data;
  }

  /**
   * Waits until there are `count` mails to an address with these words in the subject, and returns them, newest
   * first.
   */
  async function mailsTo(email: string, words = '', count = 0) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const mails = (await backend.mailsTo(email)).filter(({ subject }) => subject.includes(words));
      if (mails.length >= count) return mails;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`${count} mails '${words}' to ${email} did not come.`);
  }

  return { ordersOf, rowOf, eventsOf, mailsTo };
}
