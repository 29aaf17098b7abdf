import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type BackendProcess, SITE_URL, startBackendProcess } from '../testing/backend-process';
import { runSql } from '../testing/run-sql';
import { createFamily, newAddress, newestLink, PASSWORD } from '../testing/test-families';
import { addOrder } from '../testing/test-rows';

let backend: BackendProcess;
beforeAll(async () => {
  backend = await startBackendProcess({ rateLimits: { email_sent: 10_000 } });
});
afterAll(() => backend.stop());

/** Creates an account with a pending change of its address. */
async function wish() {
  const family = await createFamily(backend);
  const wanted = newAddress();
  const { data, error } = await family.client.auth.updateUser({ email: wanted.toUpperCase() });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: family.email, new_email: wanted });
  return { ...family, wanted };
}

const tokenTo = async (email: string) => (await newestLink(backend, email)).values.get('token_hash') ?? '';
const spend = (token_hash: string) => backend.visitor().auth.verifyOtp({ token_hash, type: 'email_change' });
const emailOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user?.email;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)(
  'changes the address after the %s address has confirmed and then the %s one',
  async (first, _) => {
    const { client, id, email, wanted } = await wish();
    const tokens = [await tokenTo(email), await tokenTo(wanted)];
    if (first === 'new') tokens.reverse();
    const [one = '', two = ''] = tokens;
    expect(await spend(one)).toEqual({ data: { user: null, session: null }, error: null });
    expect(await emailOf(client)).toBe(email);
    // Opening the same link twice does not count as opening the other one.
    expect((await spend(one)).error).toMatchObject({ code: 'otp_expired', status: 403 });
    expect(await emailOf(client)).toBe(email);

    const { data } = await spend(two);
    expect(data.user).toMatchObject({ id, email: wanted });
    expect(data.session?.user.new_email).toBeUndefined();
    expect(await emailOf(client)).toBe(wanted);
    expect((await client.from('profiles').select('email').single()).data).toEqual({ email: wanted });
    expect((await spend(two)).error?.code).toBe('otp_expired');
    const signIn = (address: string) =>
      backend.visitor().auth.signInWithPassword({ email: address, password: PASSWORD });
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
    expect((await signIn(wanted)).error).toBeNull();
  },
);

it('changes the address only after both links, even when one is opened several times at once', async () => {
  const { client, email, wanted } = await wish();
  const token = await tokenTo(wanted);
  await Promise.all(Array.from({ length: 8 }, () => spend(token)));
  expect(await emailOf(client)).toBe(email);
  await spend(await tokenTo(email));
  expect(await emailOf(client)).toBe(wanted);
});

it('assigns the mails of earlier orders to the new address', async () => {
  const { client, id, email, wanted } = await wish();
  await addOrder(backend.service(), id);
  await spend(await tokenTo(email));
  await spend(await tokenTo(wanted));
  expect((await client.from('orders').select('email')).data).toEqual([{ email: wanted }]);
});

it('reports a change to both addresses, and names both', async () => {
  const { email, wanted } = await wish();
  for (const address of [email, wanted]) {
    const [mail] = await backend.mailsTo(address);
    expect(mail?.subject).toBe('Confirm the new email of your Little Arches account');
    expect(mail?.text).toContain(`from ${email} to ${wanted}.`);
    const link = await newestLink(backend, address);
    expect(link.page).toBe(`${SITE_URL}/auth/confirm`);
    expect(link.values.get('type')).toBe('email_change');
    expect(link.values.get('email')).toBe(address);
  }
});

it('allows two changes in a row, each reported to both addresses', async () => {
  const { client, email, wanted } = await wish();
  for (const address of [email, wanted]) await spend(await tokenTo(address));
  await pause(1100);
  const last = newAddress();
  expect((await client.auth.updateUser({ email: last })).error).toBeNull();
  await spend(await tokenTo(last));
  expect(await emailOf(client)).toBe(wanted);
  await spend(await tokenTo(wanted));
  expect(await emailOf(client)).toBe(last);
});

it('replaces an earlier request, whose links expire', async () => {
  const { client, email, wanted } = await wish();
  const early = [await tokenTo(email), await tokenTo(wanted)];
  await spend(early[0] ?? '');
  const later = newAddress();
  await pause(1100);
  expect((await client.auth.updateUser({ email: later })).data.user?.new_email).toBe(later);
  for (const token of early) expect((await spend(token)).error?.code).toBe('otp_expired');
  await spend(await tokenTo(email));
  expect(await emailOf(client)).toBe(email);
});

it('cancels a pending change when the password changes, in case someone else began it', async () => {
  const { client, email, wanted } = await wish();
  const tokens = [await tokenTo(email), await tokenTo(wanted)];
  const change = { password: 'another-horse-9', current_password: PASSWORD };
  expect((await client.auth.updateUser(change)).error).toBeNull();
  expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
  for (const token of tokens) expect((await spend(token)).error?.code).toBe('otp_expired');
});

it('refuses a taken or invalid address; ignores the current one', async () => {
  const [one, other] = [await createFamily(backend), await createFamily(backend)];
  const before = (await backend.mailsTo(one.email)).length;
  const change = async (email: string) => (await one.client.auth.updateUser({ email })).error?.code;
  expect(await change(other.email.toUpperCase())).toBe('email_exists');
  expect(await change('no address')).toBe('validation_failed');
  expect(await change(one.email.toUpperCase())).toBeUndefined();
  expect((await one.client.auth.getUser()).data.user?.new_email).toBeUndefined();
  expect(await backend.mailsTo(one.email)).toHaveLength(before);
});

it('reports when someone else took the address meanwhile', async () => {
  const { client, email, wanted } = await wish();
  const [ofCurrent, ofNew] = [await tokenTo(email), await tokenTo(wanted)];
  await spend(ofCurrent);
  await backend.visitor().auth.signUp({ email: wanted, password: PASSWORD });
  expect((await spend(ofNew)).error?.code).toBe('email_exists');
  expect(await emailOf(client)).toBe(email);
});

it('expires both links an hour after they were sent', async () => {
  const { email, wanted } = await wish();
  const tokens = [await tokenTo(email), await tokenTo(wanted)];
  const anHourAgo = `update auth.users set email_change_sent_at = now() - interval '61 minutes'`;
  await backend.kill();
  await runSql(join(backend.dataDir, 'database'), [anHourAgo]);
  backend = await startBackendProcess({ dataDir: backend.dataDir });
  for (const token of tokens) expect((await spend(token)).error?.code).toBe('otp_expired');
  expect((await backend.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});
