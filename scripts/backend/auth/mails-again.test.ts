import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BackendProcess,
  clearAway,
  createFilledDirectory,
  startBackendProcess,
} from '../testing/backend-process';
import { createFamily, newAddress, newestLink, PASSWORD } from '../testing/test-families';
import { createTestRoot } from '../testing/test-root';

// Long enough that even a slow machine makes the second request within it.
const LEAST_TIME = 'max_frequency = "1h"';

let backend: BackendProcess;
beforeAll(async () => {
  const root = createTestRoot();
  const file = join(root, 'supabase', 'config.toml');
  const config = readFileSync(file, 'utf8');
  expect(config).toContain('max_frequency = "1s"');
  writeFileSync(file, config.replace('max_frequency = "1s"', LEAST_TIME));
  backend = await startBackendProcess({ root, dataDir: await createFilledDirectory() });
});
afterAll(async () => {
  await backend.stop();
  await clearAway();
});

const tooEarly = {
  code: 'over_email_send_rate_limit',
  status: 429,
  message: expect.stringMatching(/^For security purposes, you can only request this after 3\d{3} seconds\.$/),
};

it('delays a second confirmation mail, requested directly or by signing up again', async () => {
  const email = newAddress();
  const visitor = backend.visitor();
  expect((await visitor.auth.signUp({ email, password: PASSWORD })).error).toBeNull();
  expect((await visitor.auth.resend({ type: 'signup', email })).error).toMatchObject(tooEarly);
  expect((await visitor.auth.signUp({ email, password: PASSWORD })).error).toMatchObject(tooEarly);
  expect(await backend.mailsTo(email)).toHaveLength(1);
});

it('delays a second request to change the address, and keeps the first one valid', async () => {
  const { client, email } = await createFamily(backend);
  const [wanted, later] = [newAddress(), newAddress()];
  expect((await client.auth.updateUser({ email: wanted })).error).toBeNull();
  expect((await client.auth.updateUser({ email: later })).error).toMatchObject(tooEarly);
  expect(await backend.mailsTo(later)).toEqual([]);
  for (const address of [email, wanted]) {
    const token_hash = (await newestLink(backend, address)).values.get('token_hash') ?? '';
    expect((await backend.visitor().auth.verifyOtp({ token_hash, type: 'email_change' })).error).toBeNull();
  }
  expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
});

it('sends one mail for a forgotten password, and does not reveal on a second request who has an account', async () => {
  const { email } = await createFamily(backend);
  const answers = async (address: string) => {
    const recover = () =>
      fetch(`${backend.url}/auth/v1/recover`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: address }),
      });
    const [first, second] = [await recover(), await recover()];
    return [first.status, second.status, await second.json()];
  };
  expect(await answers(email)).toEqual([200, 200, {}]);
  expect(await answers(newAddress())).toEqual([200, 200, {}]);
  const mails = await backend.mailsTo(email);
  expect(mails.filter(({ subject }) => subject === 'Set a new password for Little Arches')).toHaveLength(1);
});
