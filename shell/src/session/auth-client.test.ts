import { createTestHost } from '@little-arches/contracts/testing';
import { createAuthClient } from './auth-client';
import { withFreshBrowser } from './testing/session-fixture';

withFreshBrowser();

const HOUR = 3600;
const auth = createAuthClient(createTestHost().config, 'link');

/** Fakes a server whose clock is `ahead` seconds fast. */
function serverWith(ahead: number) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      access_token: 'e30.e30.e30',
      refresh_token: 'refresh',
      token_type: 'bearer',
      expires_in: HOUR,
      expires_at: Math.floor(Date.now() / 1000) + HOUR + ahead,
      user: { id: 'user-1', email: 'mara@family.example' },
    }),
  );
}

it.each([
  ['fast', -5 * HOUR],
  ['right', 0],
  ['slow', 5 * HOUR],
])('renews no token early or late on a device whose clock is %s', async (_, ahead) => {
  const server = serverWith(ahead);
  await auth.signInWithPassword({ email: 'mara@family.example', password: 'secret' });
  const { data } = await auth.getSession();
  expect(server).toHaveBeenCalledTimes(1);
  const left = (data.session?.expires_at ?? 0) - Date.now() / 1000;
  expect(Math.round(left / 60)).toBe(60);
});

it('receives a refusal in the server’s own words', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ error_code: 'invalid_credentials', msg: 'No' }, { status: 400 }));
  const { error } = await auth.signInWithPassword({ email: 'mara@family.example', password: 'wrong' });
  expect(error).toMatchObject({ code: 'invalid_credentials', status: 400 });
});

it('accepts an answer without a text', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  await expect(auth.admin.signOut('e30.e30.e30', 'local')).resolves.toMatchObject({ error: null });
});
