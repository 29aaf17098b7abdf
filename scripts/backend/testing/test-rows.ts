import type { SupabaseClient } from '@supabase/supabase-js';

/** The measured values of a healthy foot. */
export const FOOT = {
  length_mm: 190,
  width_mm: 72,
  arch_height_mm: 14,
  arch_index: 0.25,
  heel_angle_deg: 4,
  pronation: 'neutral',
};
/** The measured values of an even gait. */
export const GAIT = {
  cadence_steps_per_min: 140,
  step_length_cm: 44,
  foot_progression_angle_left_deg: 5,
  foot_progression_angle_right_deg: 6,
};

/** Adds a child as its parent does. */
export async function addChild(client: SupabaseClient): Promise<{ id: string; user_id: string }> {
  const { data } = await client
    .from('children')
    .insert({ first_name: 'Kim', birth_month: 4, birth_year: 2019, shoe_size: 29.5, avatar: 'owl' })
    .select('id, user_id')
    .single()
    .throwOnError();
  return data;
}

/** Adds a finished scan as the phone app's backend does; `more` holds other columns of it. */
export async function addScan(
  service: SupabaseClient,
  child: { id: string; user_id: string },
  more: object = {},
): Promise<void> {
  await service
    .from('scans')
    .insert({
      child_id: child.id,
      user_id: child.user_id,
      taken_at: '2026-01-31T12:00:00Z',
      status: 'ready',
      left_foot: FOOT,
      right_foot: FOOT,
      gait: GAIT,
      level: 1,
      product_level: '1',
      ...more,
    })
    .throwOnError();
}

/** Marks an exercise as done today, as a parent does. */
export async function addExerciseDone(
  client: SupabaseClient,
  childId: string,
): Promise<{ id: string; done_on: string }> {
  const done_on = new Date().toISOString().slice(0, 10);
  const { data } = await client
    .from('exercises_done')
    .insert({ child_id: childId, exercise: 'The giraffe', done_on })
    .select('id, done_on')
    .single()
    .throwOnError();
  return data;
}

/** A delivery address for tests. */
export const ADDRESS = {
  name: 'Mia Berg',
  line1: 'Ahornweg 3',
  line2: 'Rear house',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
};

/**
 * Adds an unpaid order of one product with its address, as the payment functions do, and returns its intent.
 */
export async function addOrder(service: SupabaseClient, userId: string): Promise<string> {
  const intent = `pi_${crypto.randomUUID().replaceAll('-', '')}`;
  const { data: product } = await service
    .from('products')
    .select('id, name, price, product_sizes!inner(size)')
    .is('withdrawn_at', null)
    .eq('product_sizes.in_stock', true)
    .limit(1)
    .single()
    .throwOnError();
  const { data: order } = await service
    .from('orders')
    .insert({
      user_id: userId,
      email: 'somebody@families.example',
      total: product.price,
      currency: 'eur',
      payment_intent: intent,
    })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('order_lines')
    .insert({
      order_id: order.id,
      product_id: product.id,
      size: product.product_sizes[0]?.size,
      name: product.name,
      price: product.price,
      quantity: 1,
    })
    .throwOnError();
  const delivery = { p_payment_intent: intent, p_delivery: ADDRESS, p_tax_percent: 19, p_user_id: userId };
  await service.rpc('set_delivery', delivery).throwOnError();
  return intent;
}

/** SQLSTATE of a refused statement. */
export const PERMISSION_DENIED = '42501';

/** Returns the error code of a refused request. */
export function codeOf(answer: { error: { code: string } | null }): string | undefined {
  return answer.error?.code;
}

/** A scan as the app sends it, without its id. */
export const SCAN = {
  format: 1,
  taken_at: '2026-06-02T09:30:00Z',
  left_foot: FOOT,
  right_foot: FOOT,
  gait: GAIT,
  level: 1,
  exercises: [],
  product_level: '1',
  note: null,
};
