import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { failureMessage } from '../../backend';
import type { Recording, RecordingStep } from '../../formats/recording/recording';
import { getBlogWebsite } from '../../functions/get-blog-website';
import { getPaymentStatus } from '../../functions/get-payment-status';
import { getProducts } from '../../functions/get-products';
import { useHost, useSession } from '../../host';
import { defineRemote, type PageArguments } from '../../remote';
import { sampleProducts } from '../samples';
import type { Scenarios } from '../scenarios';
import { createReplay } from './create-replay';
import { renderRecording } from './render-recording';

const INTENT = 'pi_1';
const remote = defineRemote({
  name: 'remote-store',
  pages: {
    store: {
      path: '/store',
      title: 'Products',
      description: '',
      load: async () => ({
        loader: async ({ host }: PageArguments) => (await host.backend.call(getProducts, {})).data.length,
        Page: function Page() {
          const { backend, bus } = useHost();
          const [said, say] = useState('');
          const pay = () =>
            backend
              .call(getPaymentStatus, { paymentIntent: INTENT })
              .catch((error) => say(failureMessage(error)));
          return (
            <>
              <h1>{useLoaderData<number>()} products</h1>
              <p>Session: {useSession().status}</p>
              <p>Random: {Math.random()}</p>
              <button type="button" onClick={() => bus.publish('cart/opened', {})}>
                Open
              </button>
              <button type="button" onClick={() => void pay()}>
                Pay
              </button>
              <p role="alert">{said}</p>
            </>
          );
        },
      }),
    },
    guide: {
      path: '/size-guide',
      title: 'Sizes',
      description: '',
      load: async () => ({ Page: () => <h1>Sizes on {new Date().getFullYear()}</h1> }),
    },
  },
});
const scenarios: Scenarios = { visitor: { title: 'Visitor', options: {} } };

const user = { id: 'made-up-1', email: 'person-1@family.example', firstName: 'Robin', lastName: 'Example' };
const signedIn = { status: 'authenticated', user: { ...user, role: null, groupId: null } } as const;
const own = { by: 'remote-store' } as const;
const products: RecordingStep[] = [
  { kind: 'call', at: 10, ...own, call: 1, name: 'getProducts', request: {} },
  { kind: 'answer', at: 20, call: 1, answer: { data: sampleProducts.slice(0, 2) } },
];
const record = (...steps: RecordingStep[]): Recording => ({
  format: 1,
  recordedAt: '2031-03-01T10:00:00.000Z',
  seed: 5,
  channel: 'staging',
  composition: 'abc',
  remotes: { 'remote-store': '1.0.0' },
  storage: {},
  steps: [{ kind: 'page', at: 0, path: '/store' }, ...steps],
});

it('passes the remote the recorded steps one by one, at the recorded time and with the recorded random numbers', async () => {
  const { differences, address } = await renderRecording(
    remote,
    scenarios,
    record(
      ...products,
      { kind: 'session', at: 30, state: signedIn, recovery: 'none' },
      { kind: 'call', at: 31, by: 'remote-account', call: 2, name: 'select orders', request: {} },
      { kind: 'answer', at: 32, call: 2, answer: [] },
      { kind: 'page', at: 40, path: '/size-guide' },
    ),
  );
  expect(differences).toEqual([]);
  expect(address()).toBe('/size-guide');
  expect(screen.getByRole('heading', { name: 'Sizes on 2031' })).toBeVisible();
});

it('leads the remote to the page of the next call, and answers only at the step of the answer', async () => {
  const replay = createReplay(record(...products), 'remote-store', {});
  replay.next();
  expect(replay.upcoming()?.title).toBe('getProducts is answered');
  expect(replay.isAwaited()).toBe(true);
  const answer = replay.host.backend.call(getProducts, {});
  const early = await Promise.race([answer, Promise.resolve('nothing')]);
  expect([early, replay.isAwaited()]).toEqual(['nothing', false]);
  replay.next();
  expect((await answer).data).toHaveLength(2);

  const later = createReplay(
    record({ kind: 'page', at: 1, path: '/size-guide' }, ...products),
    'remote-store',
    {},
  );
  const visited: string[] = [];
  later.watch({ path: () => '/', goTo: (path) => void visited.push(path), shows: () => true });
  later.next();
  later.next();
  expect(visited).toEqual(['/store', '/size-guide']);
});

it('reports where a replay differs from the recording', async () => {
  const failed = { status: 502, message: 'The payment could not be checked.', shown: true };
  const { differences, replay } = await renderRecording(
    remote,
    scenarios,
    record(
      ...products,
      { kind: 'event', at: 25, ...own, name: 'cart/opened', payload: {} },
      { kind: 'call', at: 26, ...own, call: 2, name: 'getPaymentStatus', request: { paymentIntent: 'pi_2' } },
      { kind: 'failure', at: 27, call: 2, failure: failed },
    ),
  );
  expect(differences).toEqual([
    'cart/opened is not published',
    'getPaymentStatus is not called',
    'The page does not say: The payment could not be checked.',
  ]);
  await expect(replay.host.backend.call(getPaymentStatus, { paymentIntent: INTENT })).rejects.toThrow(
    failed.message,
  );
  replay.host.bus.publish('cart/changed', { count: 1, total: 1, currency: 'eur' });
  await expect(replay.host.backend.call(getBlogWebsite, {})).rejects.toThrow('The fake backend has no');
  expect(replay.get().differences.slice(3)).toEqual([
    'getPaymentStatus asks for {"paymentIntent":"pi_1"}; recorded was {"paymentIntent":"pi_2"}',
    'cart/changed was not published so: {"count":1,"total":1,"currency":"eur"}',
    'getBlogWebsite was not recorded; made-up data answer it',
  ]);
});

it('replays the result of an action of the session', async () => {
  const refused = { ok: false, code: 'invalid_credentials', message: 'That is not right.' };
  const replay = createReplay(
    record(
      { kind: 'call', at: 1, ...own, call: 1, name: 'session.signIn', request: null },
      { kind: 'answer', at: 2, call: 1, answer: refused },
    ),
    'remote-store',
    {},
  );
  const outcome = replay.host.session.signIn({ email: 'a@b.example', password: 'x' });
  replay.next();
  replay.next();
  expect(await outcome).toEqual(refused);
  expect([replay.host.session.get().status, replay.get().differences]).toEqual(['loading', []]);
});
