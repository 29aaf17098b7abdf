import { join } from 'node:path';
import {
  type BackendProcess,
  clearAway,
  createFilledDirectory,
  startBackendProcess,
} from '@little-arches/backend/testing/backend-process';
import { FUNCTIONS } from '@little-arches/backend/testing/expected-rights';
import { runSql } from '@little-arches/backend/testing/run-sql';
import { createFamily, PASSWORD } from '@little-arches/backend/testing/test-families';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';

/** The functions that signed-in people may call and that run as the database's owner, with their parameters. */
const CALLABLE = `
  select proname as name, coalesce(proargnames[:pronargs], '{}') as parameters from pg_proc
  where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', oid, 'execute')
  order by proname`;
const callableSchema = v.tuple([v.array(v.object({ name: v.string(), parameters: v.array(v.string()) }))]);

let backend: BackendProcess;
let callable: v.InferOutput<typeof callableSchema>[0];
let ended: SupabaseClient;
let email: string;
beforeAll(async () => {
  const dataDir = await createFilledDirectory();
  [callable] = v.parse(callableSchema, await runSql(join(dataDir, 'database'), [CALLABLE]));
  backend = await startBackendProcess({ dataDir });
  const family = await createFamily(backend);
  ({ email } = family);
  ended = backend.visitor();
  await ended.auth.signInWithPassword({ email, password: PASSWORD });
  await family.client.auth.signOut({ scope: 'others' });
});
afterAll(() => backend.stop());
afterAll(clearAway);

it('an ended session is refused by every function that runs as the owner, before its token expires', async () => {
  const answers: Record<string, unknown> = {};
  for (const { name, parameters } of callable) {
    const { status, error } = await ended.rpc(name, Object.fromEntries(parameters.map((one) => [one, null])));
    answers[name] = `${status} ${error?.code}`;
  }
  expect(Object.keys(answers)).toContain('delete_account');
  expect(answers).toEqual(Object.fromEntries(callable.map(({ name }) => [name, '401 PT401'])));
});

it('an ended session is refused by every function of a signed-in person', async () => {
  const { data } = await ended.auth.getSession();
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
  const ofPersons = Object.entries(FUNCTIONS).filter(
    ([, [nobody, , , , owner]]) => nobody === 401 && owner === 200,
  );
  const statuses = ofPersons.map(async ([name]) => {
    const answer = await fetch(`${backend.url}/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, paymentIntent: 'pi_1' }),
    });
    return [name, answer.status];
  });
  expect(await Promise.all(statuses)).toEqual(ofPersons.map(([name]) => [name, 401]));
});
