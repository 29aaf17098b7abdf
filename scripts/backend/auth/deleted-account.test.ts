import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { testBackend } from '../testing/backend-process';
import { createFamily, newAddress, newestLink, PASSWORD, spendNewestLink } from '../testing/test-families';

const backend = testBackend({ rateLimits: { email_sent: 10_000 } });

const storedMails = () => readFileSync(join(backend.dataDir, 'mailbox.jsonl'), 'utf8').toLowerCase();
const subjectsTo = async (email: string) => (await backend.mailsTo(email)).map(({ subject }) => subject);

async function askForAddress(client: SupabaseClient, email: string): Promise<void> {
  const { error } = await client.auth.updateUser({ email });
  expect(error).toBeNull();
}

/** Returns an account that changed its address once and has requested another change, with its three addresses. */
async function createMovedFamily() {
  const { client, email } = await createFamily(backend);
  const [second, third] = [newAddress(), newAddress()];
  await askForAddress(client, second);
  const tokens = [await newestLink(backend, email), await newestLink(backend, second)];
  for (const { values } of tokens) {
    const token_hash = values.get('token_hash') ?? '';
    const { error } = await backend.visitor().auth.verifyOtp({ token_hash, type: 'email_change' });
    expect(error).toBeNull();
  }
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await askForAddress(client, third.toUpperCase());
  return { client, addresses: [email, second, third] };
}

it('drops the mails of a deleted account at every address it had or requested', async () => {
  const bystander = await createFamily(backend);
  const { client, addresses } = await createMovedFamily();
  for (const email of addresses) expect(await subjectsTo(email)).not.toEqual([]);
  await client.rpc('delete_account').throwOnError();
  for (const email of addresses) expect(await subjectsTo(email)).toEqual([]);
  for (const email of addresses) expect(storedMails()).not.toContain(email);
  expect(await subjectsTo(bystander.email)).toHaveLength(1);
});

it('keeps the mail that confirms the deletion, which is sent after it', async () => {
  const { client, email } = await createFamily(backend);
  const { error } = await client.functions.invoke('deleteAccount', { body: {} });
  expect(error).toBeNull();
  for (let tries = 0; tries < 50 && (await subjectsTo(email)).length === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await subjectsTo(email)).toEqual(['Your account is deleted']);
});

it('keeps the mails when the deletion is refused', async () => {
  const [client, email] = [backend.visitor(), newAddress()];
  await client.auth.signUp({ email, password: PASSWORD });
  const { data } = await spendNewestLink(backend, email);
  expect(data.session).not.toBeNull();
  const answer = await fetch(`${backend.url}/rest/v1/rpc/delete_account`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(answer.status).toBe(403);
  expect(await subjectsTo(email)).toHaveLength(1);
});
