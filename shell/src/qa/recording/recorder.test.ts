import {
  children,
  createBackendError,
  createPaymentSessionWithEmail,
  scans,
} from '@little-arches/contracts/backend';
import { parseRecording } from '@little-arches/contracts/formats/reports';
import { createEventBus, type Host } from '@little-arches/contracts/host';
import {
  createTestHost,
  sampleChildren,
  sampleScans,
  sampleUser,
} from '@little-arches/contracts/testing/host';
import { startRecorder } from './recorder';

const UUID = '0b7f2f0e-1f0e-4c52-9a3e-2f7a4c1d9e55';
const { random } = Math;
afterEach(() => {
  Math.random = random;
  localStorage.clear();
});

/** Creates a shell with one remote, whose host is a test host; it is recorded from its first moment on. */
function recorded() {
  const bus = createEventBus({ report: () => {} });
  const test = createTestHost({
    session: { status: 'loading' },
    answers: {
      tables: { children: sampleChildren, scans: sampleScans },
      functions: {
        createPaymentSessionWithEmail: () => {
          const refusal = { message: 'You ordered exactly this. Order it again?', reason: 'paid_before' };
          throw createBackendError(refusal.message, 409, { ...refusal, customer: 'Mara' });
        },
      },
    },
  });
  const host: Host = { ...test, bus };
  const remote = { name: 'remote-account', version: '1.0.0' };
  const shell = {
    bus,
    host,
    session: test.session,
    composition: { id: 'abc', shell: { version: '2.0.0' }, remotes: [remote] },
    hostFor: () => host,
    prefetched: { has: () => false },
  } as unknown as Parameters<typeof startRecorder>[0];
  const recorder = startRecorder(shell);
  const text = () => JSON.stringify(recorder.recording());
  return { test, bus, recorder, shell, text, read: () => parseRecording(text(), 'It').steps };
}

it('records pages, sessions, events of both directions, calls and failures, without personal data', async () => {
  window.history.replaceState(
    null,
    '',
    `/profile/scans/${UUID}?token=secret&returnTo=%2Fcheckout%3Fx%3D1#who`,
  );
  const { test, bus, shell, text, read } = recorded();
  const host = shell.hostFor(Object.assign({ remote: { name: 'remote-account' }, version: '1.0.0' }));
  test.setSession({ status: 'authenticated', user: sampleUser });
  bus.publish('cart/opened', {});
  host.bus.publish('order/paid', { orderId: 'o-77', paymentIntent: 'pi_77', total: 1, currency: 'eur' });
  host.bus.publish('child/chosen', { childId: 'child-77' });
  const [mia] = await host.backend.select({ table: children });
  await host.backend.select({ table: scans, where: { child_id: mia?.id ?? '' } });
  const cart = { email: sampleUser.email, products: [{ id: 'p-1', quantity: 2, size: 30 }], cartId: UUID };
  await expect(host.backend.call(createPaymentSessionWithEmail, cart, { as: 'user' })).rejects.toThrow();
  await host.session.signIn({ email: sampleUser.email, password: 'secret' });

  expect(mia?.first_name).toBe('Ida');
  const steps = read();
  expect(steps).toMatchObject([
    { kind: 'page', path: '/profile/scans/00000000-0000-4000-8000-000000000001?returnTo=%2Fcheckout' },
    { kind: 'session', state: { status: 'loading' } },
    { kind: 'session', state: { status: 'authenticated', user: { email: 'person-1@family.example' } } },
    { kind: 'event', by: 'shell', name: 'cart/opened' },
    { kind: 'event', by: 'remote-account', name: 'order/paid', payload: { total: 1 } },
    { kind: 'event', name: 'child/chosen', payload: { childId: expect.stringMatching(/^made-up-/) } },
    { kind: 'call', by: 'remote-account', name: 'select children' },
    { kind: 'answer', answer: [{ first_name: 'Kim', avatar: 'fox' }, { first_name: 'Alex' }] },
    {
      kind: 'call',
      name: 'select scans',
      request: { where: { child_id: expect.stringMatching(/^made-up-/) } },
    },
    { kind: 'answer' },
    {
      kind: 'call',
      name: 'createPaymentSessionWithEmail',
      request: { email: 'person-1@family.example', products: [{ id: 'p-1', quantity: 2, size: 30 }] },
    },
    { kind: 'failure', failure: { status: 409, answer: { reason: 'paid_before' } } },
    { kind: 'call', name: 'session.signIn', request: null },
    { kind: 'answer', answer: { ok: true } },
  ]);
  for (const personal of [
    'Mara',
    'Lindqvist',
    'family.example"',
    sampleUser.id,
    UUID,
    'secret',
    'o-77',
    'pi_77',
    'child-77',
  ])
    expect(text().replaceAll('person-1@family.example', '')).not.toContain(personal);
  expect(text()).not.toMatch(
    /Ida|Nils|running|caterpillar|too dark|has grown|182|0\.27|2026-06-02|token|who/,
  );
  // The child of a scan is still recorded.
  const [, answered] = steps.filter((step) => step.kind === 'answer');
  const [child] = children.parse(firstAnswer(steps), () => {});
  expect(scans.parse(answered?.kind === 'answer' && answered.answer, () => {})).toMatchObject([
    {},
    {},
    { child_id: child?.id, status: 'ready' },
    {},
  ]);
});

function firstAnswer(steps: ReturnType<ReturnType<typeof recorded>['read']>): unknown {
  return steps.flatMap((step) => (step.kind === 'answer' ? [step.answer] : []))[0];
}

it('records only the cart from storage, and whether the page showed a failure', async () => {
  const cart = { format: 2, id: UUID, items: [{ id: 'p-1', name: 'Rocket', note: 'for Ida' }] };
  localStorage.setItem('little-arches.cart', JSON.stringify(cart));
  localStorage.setItem('sb-token', 'secret');
  document.body.innerHTML = '<main>You ordered exactly this. Order it again?</main>';
  const { shell, recorder, text } = recorded();
  const host = shell.hostFor(Object.assign({ remote: { name: 'remote-account' }, version: '1.0.0' }));
  const request = { email: '', products: [{ id: 'p-1', quantity: 1 }] };
  await expect(host.backend.call(createPaymentSessionWithEmail, request)).rejects.toThrow();
  expect(recorder.recording()).toMatchObject({
    remotes: { 'remote-account': '1.0.0' },
    storage: {
      'little-arches.cart':
        '{"format":2,"id":"00000000-0000-4000-8000-000000000001","items":[{"id":"p-1","name":"Rocket"}]}',
    },
  });
  expect(recorder.recording().steps.at(-1)).toMatchObject({ failure: { shown: true } });
  expect(text()).not.toMatch(/secret|for Ida/);
});
