import { readSupabaseConfig } from '@little-arches/backend/supabase-config';
import { testBackend } from '@little-arches/backend/testing/backend-process';
import { createFamily } from '@little-arches/backend/testing/test-families';
import { addOrder } from '@little-arches/backend/testing/test-rows';
import {
  CART_LIMITS,
  CHILD_LIMITS,
  CONTACT_LIMITS,
  EMAIL_LENGTH,
  NAME_LENGTH,
  PASSWORD_LENGTH,
} from '@little-arches/contracts/input';
import { projectRoot } from '@little-arches/kit/files/project-root';
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';

const CHECK_VIOLATION = '23514';
/** Length that no other test uses. */
const FOOT_MM = 299;

const backend = testBackend();
let service: SupabaseClient;
let userId: string;
let orderId: string;
let productId: string;
beforeAll(async () => {
  service = backend.service();
  ({ id: userId } = await createFamily(backend));
  await addOrder(service, userId);
  const { data } = await service.from('orders').select('id').eq('user_id', userId).single().throwOnError();
  orderId = data.id;
  const { data: product } = await service
    .from('products')
    .select('id')
    .is('withdrawn_at', null)
    .limit(1)
    .single()
    .throwOnError();
  productId = product.id;
  const size = { product_id: productId, size: 47, foot_mm: FOOT_MM };
  await service.from('product_sizes').insert(size).throwOnError();
});

const email = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;

const message = (change: object) =>
  service.from('contact_messages').insert({
    name: 'Mia',
    email: 'mia@example.com',
    message: 'Do the insoles fit sandals?',
    ...change,
  });
const child = (change: object) =>
  service
    .from('children')
    .insert({ user_id: userId, first_name: 'Ida', birth_month: 4, birth_year: 2019, ...change });
const line = (quantity: number) => service.from('order_lines').update({ quantity }).eq('order_id', orderId);

/** Updates one row, so that a refused value leaves the previous one. */
const productSize = (size: number) =>
  service.from('product_sizes').update({ size }).eq('product_id', productId).eq('foot_mm', FOOT_MM);

type Statement = (amount: number) => PromiseLike<{ error: PostgrestError | null }>;

const { shoeSize, notes, reference } = CHILD_LIMITS;

const repeated: [string, number, number, Statement][] = [
  ['pieces of a product', CART_LIMITS.quantity, 1, line],
  ['a sender’s name', CONTACT_LIMITS.name, 1, (length) => message({ name: 'x'.repeat(length) })],
  ['a sender’s email', EMAIL_LENGTH, 1, (length) => message({ email: email(length) })],
  ['a message', CONTACT_LIMITS.message.max, 1, (length) => message({ message: 'x'.repeat(length) })],
  ['a child’s name', NAME_LENGTH, 1, (length) => child({ first_name: 'x'.repeat(length) })],
  ['a child’s notes', notes, 1, (length) => child({ notes: 'x'.repeat(length) })],
  ['a child’s reference', reference, 1, (length) => child({ reference: 'x'.repeat(length) })],
  ['the largest shoe', shoeSize.max, 0.5, (size) => child({ shoe_size: size })],
  ['the smallest shoe', shoeSize.min, -0.5, (size) => child({ shoe_size: size })],
  ['the largest size of a product', shoeSize.max, 1, productSize],
  ['the smallest size of a product', shoeSize.min, -1, productSize],
];

it.each(repeated)(
  '%s: the database accepts %d and refuses a value %d beyond',
  async (_, limit, step, write) => {
    expect((await write(limit)).error).toBeNull();
    expect((await write(limit + step)).error?.code).toBe(CHECK_VIOLATION);
  },
);

it('limits an order’s lines and pieces as the contract does', async () => {
  const start = async (p_lines: object[]) =>
    (
      await service.rpc('start_order', {
        p_user_id: userId,
        p_email: 'mia@example.com',
        p_lines,
        p_cart_id: null,
        p_order_again: false,
        p_keep: [],
      })
    ).error?.message;
  const lines = (count: number, quantity = 1) =>
    Array.from({ length: count }, (_, index) => ({ id: `no-such-${index}`, quantity }));
  const { lines: most, quantity } = CART_LIMITS;
  // The products don't exist, which is checked only after their number.
  expect(await start(lines(most))).not.toContain('different products');
  expect(await start(lines(most + 1))).toContain(`1 to ${most} different products`);
  const size = { product_id: productId, size: 46, foot_mm: 290 };
  await service.from('product_sizes').insert(size).throwOnError();
  expect(await start([{ id: productId, size: 46, quantity: quantity + 1 }])).toContain(
    `between 1 and ${quantity}`,
  );
});

it('accepts in a profile every name that the forms accept', async () => {
  const name = 'x'.repeat(NAME_LENGTH);
  const { error } = await service
    .from('profiles')
    .update({ first_name: name, last_name: name, email: email(EMAIL_LENGTH) })
    .eq('id', userId);
  expect(error).toBeNull();
});

it('requires the same password length in the auth server as in the forms', () => {
  expect(readSupabaseConfig(projectRoot()).auth.minimum_password_length).toBe(PASSWORD_LENGTH.min);
});
