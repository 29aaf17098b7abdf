import { children, getProducts, orders, tableRows } from '@little-arches/contracts/backend';
import {
  createHttpBackend,
  createTestHost,
  sampleChildren,
  sampleProducts,
  signedIn,
  type TestHostOptions,
} from '@little-arches/contracts/testing';
import * as v from 'valibot';
import { type AuthClient, createAuthClient } from '../session/auth-client';
import { createSession } from '../session/session';
import { openForm, settle, withFreshBrowser } from '../session/testing/session-fixture';
import { createBackend } from './backend';

withFreshBrowser();

let clients: AuthClient[] = [];
beforeEach(() => {
  // The auth client warns about the clients of earlier tests.
  jest.spyOn(console, 'warn').mockImplementation();
  // A channel between tabs stays open after its test.
  Object.assign(globalThis, { BroadcastChannel: undefined });
});
afterEach(async () => {
  for (const client of clients) await client.stopAutoRefresh();
  clients = [];
});

const { config } = createTestHost();
const { backend } = config;
const answers = {
  functions: { getProducts: () => ({ data: sampleProducts }) },
  tables: { children: sampleChildren, exercises_done: [] },
};

/** Creates the shell's own session and backend in a scenario, as the scenario sheet shows it. */
async function inScenario(options: TestHostOptions) {
  const scenario = createHttpBackend(options);
  Object.assign(localStorage, scenario.stored.device);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const answer = await scenario.answer({
      method: init.method ?? 'GET',
      path: String(input).slice(backend.url.length),
      token: headers.get('authorization')?.replace('Bearer ', ''),
      body: String(init.body ?? ''),
    });
    if (answer === 'never') return await new Promise(() => {});
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const { status, body, range } = answer;
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: range === undefined ? {} : { 'content-range': range },
    });
  });
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const session = createSession({
    config,
    async loadClient(use) {
      const client = createAuthClient(config, use);
      clients.push(client);
      return client;
    },
    callAs: (token) => createBackend(config, { accessToken: async () => token }, report),
    log: report,
  });
  session.start();
  await settle();
  return { scenario, session, reported, shell: createBackend(config, session, report) };
}

it('signs in the person of a scenario', async () => {
  const { session, scenario } = await inScenario({ session: signedIn, answers });
  expect(session.get()).toEqual(signedIn);
  expect(scenario.isRecognized()).toBe(true);
});

it('keeps visitors signed out, and a loading session loading', async () => {
  expect((await inScenario({ answers })).session.get().status).toBe('unauthenticated');
  expect((await inScenario({ answers, session: { status: 'loading' } })).session.get().status).toBe(
    'loading',
  );
});

it('answers functions, and rows as the data API sorts, filters and counts them', async () => {
  const { shell } = await inScenario({ session: signedIn, answers });
  await expect(shell.call(getProducts, {})).resolves.toEqual({ data: sampleProducts });
  const sorted = await shell.select({ table: children, orderBy: { column: 'birth_year' } });
  expect(sorted.map((child) => child.first_name)).toEqual(['Nils', 'Ida']);
  await expect(shell.select({ table: children, where: { id: 'child-1' } })).resolves.toHaveLength(1);
  await expect(shell.select({ table: children, limit: 1 })).resolves.toHaveLength(1);
});

const exercisesDone = tableRows(
  'exercises_done',
  'id,exercise',
  v.object({ id: v.string(), exercise: v.string() }),
);

it('stores what a page writes', async () => {
  const { shell } = await inScenario({ session: signedIn, answers });
  const done = { child_id: 'child-1', exercise: 'Toes', done_on: '2026-11-27' };
  const { id } = await shell.insert(exercisesDone, done);
  await shell.update(exercisesDone, id, { exercise: 'Heels' });
  await expect(shell.select({ table: exercisesDone })).resolves.toMatchObject([{ exercise: 'Heels' }]);
  await shell.remove(exercisesDone, id);
  await expect(shell.select({ table: exercisesDone })).resolves.toEqual([]);
});

it('fails, answers nonsense and stays silent as the scenario says', async () => {
  const down = await inScenario({ session: signedIn, answers, faults: { '*': 'fails' } });
  await expect(down.shell.select({ table: children })).rejects.toMatchObject({ status: 0 });
  const garbage = await inScenario({ session: signedIn, answers, faults: { '*': 'garbage' } });
  await expect(garbage.shell.call(getProducts, {})).rejects.toThrow('answered something unexpected');
  const silent = createHttpBackend({ answers, faults: { 'select children': 'silent' } });
  const call = { method: 'GET', path: '/rest/v1/children?select=*', token: undefined, body: '' };
  expect(await silent.answer(call)).toBe('never');
});

it('names calls without an answer', async () => {
  const { shell, scenario } = await inScenario({ session: signedIn, answers });
  await expect(shell.select({ table: orders })).rejects.toMatchObject({ status: 404 });
  expect([...scenario.unanswered]).toEqual(['tables.orders']);
});

it('ends a session that was ended elsewhere, and asks to sign in over an open form', async () => {
  const ended = await inScenario({ session: signedIn, answers, endsAtCall: true });
  await expect(ended.shell.select({ table: children })).rejects.toMatchObject({ status: 401 });
  expect(ended.session.get().status).toBe('unauthenticated');
  const saving = await inScenario({ session: signedIn, answers, endsAtWrite: true });
  saving.session.keepPage();
  openForm();
  await expect(saving.shell.select({ table: children })).resolves.toHaveLength(2);
  void saving.shell.remove(children, 'child-1').catch(() => {});
  await settle();
  expect(saving.session.expiredSession.get()).toBeDefined();
});
