import * as v from 'valibot';
import { failureMessage, isBackendError } from '../../../backend/backend';
import { getProfileWebsite } from '../../../backend/functions/profile';
import { settledSession } from '../../../host/session';
import type { TestHost } from '../../test-host';
import { askEmbedded, createEmbeddedBackend } from './embedded-backend';

/** The accounts in every new database, see README.md. */
const accounts = {
  parent: { email: 'demo@littlearches.example', password: 'demo-arches-1' },
  professional: { email: 'clinic@littlearches.example', password: 'demo-arches-1' },
} as const;

const tokenSchema = v.object({
  access_token: v.string(),
  user: v.object({ id: v.string(), email: v.string() }),
});

/**
 * Returns the host with the backend of the running `npm start` in place of its fake one. A signed-in person becomes
 * the demo account of the same kind; otherwise the form signs in accounts of that backend. Other session actions
 * stay fake.
 */
export function onEmbeddedBackend(host: TestHost): TestHost {
  const state = host.session.get();
  let entered: Promise<string> | undefined;
  if (state.status === 'authenticated') {
    host.setSession({ status: 'loading' });
    const { role } = state.user;
    entered = enter(host, role === 'pediatric_professional' ? accounts.professional : accounts.parent);
    entered.catch((error) => {
      host.setSession({ status: 'unauthenticated', reason: 'none' });
      host.reportError(error);
    });
  }
  const backend = createEmbeddedBackend(async () => {
    const token = await entered?.catch(() => undefined);
    return (await settledSession(host.session)).status === 'authenticated' ? token : undefined;
  }, host.reportError);
  return {
    ...host,
    backend,
    session: {
      ...host.session,
      async signIn(account) {
        const entering = enter(host, account);
        try {
          await entering;
        } catch (error) {
          const code = isBackendError(error) && error.status === 400 ? 'invalid_credentials' : 'network';
          return { ok: false, code, message: failureMessage(error) };
        }
        entered = entering;
        return { ok: true };
      },
    },
  };
}

/** Signs a person in at the backend and in the host; returns their token. */
async function enter(
  host: TestHost,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const body = { email, password };
  const answer = await askEmbedded('/auth/v1/token?grant_type=password', { body });
  const { access_token: token, user } = v.parse(tokenSchema, answer);
  const profile = getProfileWebsite.parse(
    await askEmbedded('/functions/v1/getProfileWebsite', { body: { email: user.email }, token }),
  );
  const { first_name, last_name, group_id, role } = profile.data ?? {};
  host.setSession({
    status: 'authenticated',
    user: {
      ...user,
      firstName: first_name ?? '',
      lastName: last_name ?? '',
      role: role ?? null,
      groupId: group_id === null || group_id === undefined ? null : `${group_id}`,
    },
  });
  return token;
}
