import { join } from 'node:path';
import {
  createFilledDirectory,
  startBackendProcess,
  testBackend,
} from '@little-arches/backend/testing/backend-process';
import { runSql } from '@little-arches/backend/testing/run-sql';
import {
  createFamily,
  newAddress,
  PASSWORD,
  spendNewestLink,
} from '@little-arches/backend/testing/test-families';
import { codeOf, PERMISSION_DENIED } from '@little-arches/backend/testing/test-rows';
import { CONSENT_TEXTS } from '@little-arches/contracts/company';

const backend = testBackend();

/** Signs up as the form does after showing `consent`, and signs in. */
async function agreeTo(consent: unknown) {
  const [client, email] = [backend.visitor(), newAddress()];
  const options = { data: { display_name: 'Kim Test', consent } };
  const { error } = await client.auth.signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
  await spendNewestLink(backend, email);
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  return client;
}

it('shows at the sign-up the same text that the database stores', async () => {
  const { data } = await backend.service().from('consent_texts').select('version, audience, body');
  expect(data).toEqual(expect.arrayContaining(Object.values(CONSENT_TEXTS)));
});

it.each(Object.values(CONSENT_TEXTS))('records that $version was agreed to, with the time', async (text) => {
  const before = Date.now();
  const client = await agreeTo(text.version);
  const { data } = await client.from('consents').select('id,given_at,version,consent_texts(audience,body)');
  const { version, audience, body } = text;
  const [id, given_at] = [expect.any(String), expect.any(String)];
  expect(data).toEqual([{ id, given_at, version, consent_texts: { audience, body } }]);
  expect(Date.parse(data?.[0]?.given_at)).toBeGreaterThanOrEqual(before - 1000);
});

it.each([undefined, 'parent-1999-01', { version: 'parent-2026-11' }])(
  'accepts the sign-up with %j, but records no consent',
  async (consent) => {
    const client = await agreeTo(consent);
    expect((await client.from('consents').select('version')).data).toEqual([]);
  },
);

it('lets no one add or change consents, or read those of others', async () => {
  const { version } = CONSENT_TEXTS.parent;
  const one = await agreeTo(version);
  const other = await createFamily(backend);
  expect((await other.client.from('consents').select('*')).data).toEqual([]);
  const refused = [
    await other.client.from('consents').insert({ user_id: other.id, version }),
    await one.from('consents').update({ given_at: '2020-01-01T00:00:00Z' }).eq('version', version),
    await one.from('consents').delete().eq('version', version),
    await one.from('consent_texts').update({ body: 'I agree to nothing.' }).eq('version', version),
    await backend.service().from('consents').delete().eq('version', version),
  ];
  expect(refused.map(codeOf)).toEqual(refused.map(() => PERMISSION_DENIED));
  // A person may change their account's own data; the record stays.
  await other.client.auth.updateUser({ data: { consent: version } });
  expect((await other.client.from('consents').select('*')).data).toEqual([]);
});

it('records once that a person agrees to the newest text, only for that person', async () => {
  const { version } = CONSENT_TEXTS.parent;
  const [one, other] = [await createFamily(backend), await createFamily(backend)];
  const agree = { p_version: version };
  expect(codeOf(await backend.visitor().rpc('agree_to_text', agree))).toBe(PERMISSION_DENIED);
  await one.client.rpc('agree_to_text', agree).throwOnError();
  const given = () => one.client.from('consents').select('version, given_at');
  const { data: first } = await given();
  expect(first).toEqual([{ version, given_at: expect.any(String) }]);
  await one.client.rpc('agree_to_text', agree).throwOnError();
  expect((await given()).data).toEqual(first);
  expect((await other.client.from('consents').select('version')).data).toEqual([]);
});

it('refuses consent to an outdated or unknown text', async () => {
  const { client } = await createFamily(backend);
  for (const p_version of ['parent-1999-01', '', 'parent-2026-11; drop table public.consents']) {
    const refused = await client.rpc('agree_to_text', { p_version });
    expect([refused.status, codeOf(refused)]).toEqual([404, 'PT404']);
  }
});

it('refuses consent to a text that a newer one for the same people has replaced', async () => {
  const dataDir = await createFilledDirectory();
  await runSql(join(dataDir, 'database'), [
    "insert into public.consent_texts values ('parent-2099-01', 'parent', 'I agree to newer words.')",
  ]);
  const later = await startBackendProcess({ dataDir });
  const { client } = await createFamily(later);
  const agree = (p_version: string) => client.rpc('agree_to_text', { p_version });
  const refused = await agree(CONSENT_TEXTS.parent.version);
  expect([refused.status, codeOf(refused)]).toEqual([404, 'PT404']);
  expect(refused.error?.message).toBe('This text is not the newest any more. Please load the page again.');
  await agree('parent-2099-01').throwOnError();
  // The newest text of the other audience is unchanged.
  await agree(CONSENT_TEXTS.pediatric_professional.version).throwOnError();
  const { data } = await client.from('consents').select('version').order('version');
  const others = CONSENT_TEXTS.pediatric_professional.version;
  expect(data).toEqual([{ version: 'parent-2099-01' }, { version: others }]);
  await later.stop();
});

it('deletes the consent with the account', async () => {
  const client = await agreeTo(CONSENT_TEXTS.parent.version);
  const { data } = await client.auth.getUser();
  await client.rpc('delete_account').throwOnError();
  const left = await backend.service().from('consents').select('id').eq('user_id', data.user?.id);
  expect(left.data).toEqual([]);
});
