import { setTimeout } from 'node:timers/promises';
import { newAddress, PASSWORD, spendNewestLink } from '@little-arches/backend/testing/test-families';
import { intentOf, PRODUCTS, type Shop, testShop } from '../_testing/shop.ts';

const shop = testShop();

/** Creates a paid order and returns its number, after the webhook. */
async function buy(user: Awaited<ReturnType<Shop['createCustomer']>>, quantity: number): Promise<string> {
  const lines = [{ id: PRODUCTS.sole.id, quantity }];
  const { body } = await shop.checkOut(lines, user, { cartId: crypto.randomUUID(), orderAgain: true });
  await shop.deliver(body.paymentIntent, user);
  await shop.pay(body.paymentIntent);
  await shop.mailsAbout(body.paymentIntent, 1);
  return (await shop.rowOf(intentOf(body.paymentIntent))).number;
}

const spell = (number: string) => number.replace(/^(\d{4})/, '$1 ');
/** Returns when no mail waits: that one is sent is recorded after it was delivered. Never returns if one is left. */
const nothingWaits = async () => {
  while ((await waiting()).length > 0) await setTimeout(50);
};
const waiting = async () => (await shop.service.from('account_mails').select('email').throwOnError()).data;

test('deletes an account, and mails what is deleted and what the law requires to keep', async () => {
  const mia = await shop.createCustomer();
  const [shipped, packed] = [await buy(mia, 1), await buy(mia, 2)];
  await shop.checkOut([{ id: PRODUCTS.wedge.id, quantity: 1 }], mia);
  await shop.service
    .rpc('ship_order', { p_number: shipped, p_carrier: 'Post', p_tracking: null })
    .throwOnError();

  expect(await shop.call('deleteAccount', {}, mia)).toMatchObject({
    status: 200,
    body: { data: { deleted: true } },
  });
  const [mail] = await shop.mailsTo(mia.email, 'Your account is deleted', 1);
  expect(mail?.text).toContain('What is deleted\n\nYour name, your sign-in and what you agreed to;');
  expect(mail?.text).toContain(`order ${spell(shipped)}, ${spell(packed)}. Tax law wants them for up to ten`);
  expect(mail?.text).toContain('What is not on its way yet is still sent to you');
  expect(mail?.html).toContain('<h2');
  await nothingWaits();
  expect((await shop.service.from('profiles').select('id').eq('id', mia.id)).data).toEqual([]);
});

test('cancels payments that are open, so that nothing of a deleted account can be paid', async () => {
  const ida = await shop.createCustomer();
  const pay = async (quantity: number) => {
    const cart = { cartId: crypto.randomUUID(), orderAgain: true };
    const { body } = await shop.checkOut([{ id: PRODUCTS.sole.id, quantity }], ida, cart);
    return String(body.paymentIntent);
  };
  const secrets = [await pay(1), await pay(2)];
  expect((await shop.call('deleteAccount', {}, ida)).status).toBe(200);
  for (const secret of secrets) {
    expect((await shop.stripe.paymentIntents.retrieve(intentOf(secret))).status).toBe('canceled');
    expect((await shop.pay(secret)).status).toBe(400);
  }
});

test('cancels no payment of a session that may not delete the account', async () => {
  const [client, email] = [shop.visitor(), newAddress()];
  await client.auth.signUp({ email, password: PASSWORD });
  const { data } = await spendNewestLink(shop, email);
  const user = { id: data.user?.id ?? '', email, token: data.session?.access_token ?? '', client };
  const { body } = await shop.checkOut([{ id: PRODUCTS.sole.id, quantity: 1 }], user);
  expect((await shop.call('deleteAccount', {}, user)).status).toBe(403);
  expect((await shop.pay(body.paymentIntent)).status).toBe(200);
});

test('deletes a direct call’s account only once its payments are cancelled', async () => {
  const ben = await shop.createCustomer();
  await shop.checkOut([{ id: PRODUCTS.sole.id, quantity: 1 }], ben);
  const { error, status } = await ben.client.rpc('delete_account');
  expect([status, error?.details]).toEqual([409, 'open_payments']);
  expect((await shop.service.from('profiles').select('id').eq('id', ben.id)).data).toHaveLength(1);
});

test('mails a person without orders once that nothing is kept, even after repeated requests', async () => {
  const jo = await shop.createCustomer();
  const answers = await Promise.all([1, 2, 3].map(() => shop.call('deleteAccount', {}, jo)));
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await shop.call('deleteAccount', {}, jo)).status).toBe(401);
  const again = () => shop.send('sendOrderMails', { headers: { apikey: shop.keys.secretKey } });
  expect((await again()).body).toMatchObject({ failed: 0 });
  const mails = await shop.mailsTo(jo.email, 'Your account is deleted', 1);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('What stays\n\nNothing: you had no paid orders.');
});

test('deletes nothing and sends no mail after a sign-in by link instead of password', async () => {
  const [client, email] = [shop.visitor(), newAddress()];
  await client.auth.signUp({ email, password: PASSWORD });
  const { data } = await spendNewestLink(shop, email);
  const user = { id: data.user?.id ?? '', email, token: data.session?.access_token ?? '', client };
  expect(await shop.call('deleteAccount', {}, user)).toMatchObject({
    status: 403,
    body: { message: 'Enter your password to delete your account.' },
  });
  expect((await shop.service.from('profiles').select('id').eq('id', user.id)).data).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('keeps a mail that could not be sent, and sends it once', async () => {
  const kim = await shop.createCustomer();
  // Deletes like pages of an earlier release, without the function that sends the mail.
  const client = shop.visitor();
  await client.auth.signInWithPassword({ email: kim.email, password: PASSWORD });
  await client.rpc('delete_account').throwOnError();
  const claim = async () => (await shop.service.rpc('claim_account_mails', {}).throwOnError()).data;
  const [claimed] = await claim();
  expect(claimed).toMatchObject({ email: kim.email, kept_orders: [] });
  expect(await claim()).toEqual([]);
  const note = { p_id: claimed.id, p_problem: 'The mail service answered 500.' };
  await shop.service.rpc('note_account_mail', note).throwOnError();
  const { data } = await shop.service.from('account_mails').select('attempts, problem').throwOnError();
  expect(data).toEqual([{ attempts: 1, problem: 'The mail service answered 500.' }]);
  await shop.service.rpc('note_account_mail', { p_id: claimed.id }).throwOnError();
  expect(await waiting()).toEqual([]);
});
