import type { SupabaseClient } from '@supabase/supabase-js';
import { type BackendProcess, clearAway, startBackendProcess } from './testing/backend-process';
import { createFamily, newAddress, PASSWORD } from './testing/test-families';

let backend: BackendProcess;
beforeAll(async () => {
  backend = await startBackendProcess({ rateLimits: { sign_in_sign_ups: 1000 } });
});
afterAll(async () => {
  await backend?.stop();
  await clearAway();
});

const readChildren = (client: SupabaseClient) => client.from('children').select('first_name');

function signIn(email: string): Promise<Response> {
  return fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
}

/** Has an account store notes that are slow to compare; returns a read that compares each with so many patterns. */
async function prepareSlowRead(client: SupabaseClient, notes: number, patterns: number) {
  const child = { first_name: 'Kim', birth_month: 4, birth_year: 2019, notes: 'a'.repeat(1999) };
  await client.from('children').insert(Array(notes).fill(child)).throwOnError();
  const filters = [...'bcdefghi']
    .slice(0, patterns)
    .map((end) => `notes.ilike.%${'a_'.repeat(400)}${end}%`)
    .join();
  return () => client.from('children').select('id').or(filters);
}

test('95 sign-ins at once from one address are refused or answered, never failed for want of the database', async () => {
  const { client } = await createFamily(backend);
  const attack = Array.from({ length: 95 }, () => signIn(newAddress()));
  expect((await readChildren(client)).status).toBe(200);
  const answers = await Promise.all(attack);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
  for (const { status, headers } of answers)
    expect([status, headers.has('retry-after')]).toEqual([status, status === 429]);
});

test('ten slow reads of one account at once make another account wait for none but the one under way', async () => {
  const [attacker, other] = [await createFamily(backend), await createFamily(backend)];
  const slow = await prepareSlowRead(attacker.client, 60, 1);
  const answered: string[] = [];
  const attack = Array.from({ length: 10 }, async () => {
    await slow();
    answered.push('slow');
  });
  await Promise.race(attack);
  expect((await readChildren(other.client)).error).toBeNull();
  answered.push('read');
  await Promise.all(attack);
  expect(answered.at(-1)).toBe('slow');
});

describe('regular expressions in filters', () => {
  const EXPRESSIONS = [
    'notes=match.a',
    'notes=imatch.a',
    'notes=not.match.a',
    'notes=match(any).{a,b}',
    'notes=not.imatch(all).{a}',
    'or=(first_name.eq.Kim,notes.match.a)',
    'and=(first_name.eq.Kim,or(notes.not.imatch.a,notes.match(all).{a}))',
    'not.or=(notes.match.a)',
    'select=id,scans(id)&scans.note=match.a',
    'select=id,scans(id)&scans.or=(note.match.a)',
    'notes=%6Datch.a',
  ];
  const ask = (filter: string, headers: Record<string, string>, method = 'GET') =>
    fetch(`${backend.url}/rest/v1/children?${filter}`, { method, headers });

  let family: Awaited<ReturnType<typeof createFamily>>;
  beforeAll(async () => {
    family = await createFamily(backend);
  });

  test.each(EXPRESSIONS)('%s is refused with a sentence, for visitors and for accounts', async (filter) => {
    const { data } = await family.client.auth.getSession();
    const visitor = { apikey: backend.publishableKey };
    const account = { ...visitor, authorization: `Bearer ${data.session?.access_token}` };
    for (const headers of [visitor, account])
      for (const method of ['GET', 'DELETE']) {
        const answer = await ask(filter, headers, method);
        expect([answer.status, (await answer.json()).message]).toEqual([
          400,
          'Regular expressions (match, imatch) are not accepted here. Use like, ilike or eq.',
        ]);
      }
  });

  test('accepts expressions of the service, and treats the word in a value as text', async () => {
    const { error, status } = await backend
      .service()
      .from('children')
      .select('id')
      .filter('notes', 'match', 'a');
    expect([error, status]).toEqual([null, 200]);
    const { client } = family;
    for (const value of ['match', 'match.a', 'a.match.b'])
      expect((await client.from('children').select('id').eq('notes', value)).error).toBeNull();
  });
});
