import { readSupabaseConfig } from '../supabase-config';
import { createAuthFront } from './auth-front';
import type { AuthUsers } from './auth-users';

/** An auth front whose comparisons of passwords end when the test says so; `compared` names them in their order. */
function createFront() {
  const compared: string[] = [];
  let end = () => {};
  const users: Partial<AuthUsers> = {
    hasPassword(email) {
      compared.push(email);
      return new Promise((resolve) => {
        end = () => resolve(false);
      });
    },
  };
  const config = readSupabaseConfig(process.cwd());
  const front = createAuthFront({
    forward: async () => Response.json({}),
    users: users as AuthUsers,
    query: async () => [],
    apiKeys: [],
    changes: {} as Parameters<typeof createAuthFront>[0]['changes'],
    config,
    limits: config.auth.rate_limit,
    jwtSecret: '',
    backendUrl: 'http://127.0.0.1',
    sendMail: () => {},
    onEmailChanged: () => {},
  });
  const ask = (path: string, body: object, peer: string) =>
    front(
      new Request(`http://127.0.0.1/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body) }),
      peer,
    );
  return {
    compared,
    ask,
    signIn: (email: string, peer: string) =>
      ask('token?grant_type=password', { email, password: 'correct-horse-9' }, peer),
    async endOne() {
      await settled();
      end();
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('95 sign-ins at once from one line: three are compared, and another line’s comes before the second', async () => {
  const { signIn, compared, endOne } = createFront();
  const attack = Array.from({ length: 95 }, (_, index) =>
    signIn(`${index}@x.example`, `2001:db8::${index + 1}`),
  );
  const results = Promise.allSettled(attack);
  await settled();
  const other = signIn('other@x.example', '203.0.113.7');
  for (let turn = 0; turn < 4; turn++) await endOne();
  expect((await other).status).toBe(400);
  const [first, second, third, ...refused] = await results;
  for (const answer of [first, second, third]) expect(answer).toMatchObject({ value: { status: 400 } });
  expect(refused).toHaveLength(92);
  for (const answer of refused) expect(answer).toMatchObject({ reason: { name: 'CallerBusy' } });
  expect(compared).toEqual(['0@x.example', 'other@x.example', '1@x.example', '2@x.example']);
});

test('a refresh of a session waits behind no password', async () => {
  const { signIn, ask, endOne } = createFront();
  const slow = signIn('a@x.example', '127.0.0.1');
  await settled();
  expect((await ask('token?grant_type=refresh_token', { refresh_token: 'a' }, '127.0.0.1')).status).toBe(200);
  await endOne();
  await slow;
});
