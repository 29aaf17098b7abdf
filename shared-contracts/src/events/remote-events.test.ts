import { createStore } from '../observing/store';
import type { SessionState } from '../session';
import { professionalSignedIn, signedIn } from '../testing/samples';
import { createEventBus } from './event-bus';
import { defineEvent, type RemoteEvent } from './events';
import type { EventFields } from './remote-event';

const fields = {
  millimetres: { type: 'integer', minimum: 1 },
  'side?': { enum: ['left', 'right'] },
} as const;
const measured = defineEvent('remote-feet/measured', { fields });
const kept = defineEvent('remote-feet/chosen', { keep: 'page', fields });

function setup({ publishes = [measured, kept], subscribes = [measured, kept] }: Partial<Declared> = {}) {
  const session = createStore<SessionState>({ status: 'unauthenticated', reason: 'none' });
  const errors: unknown[] = [];
  const bus = createEventBus({ report: (error) => void errors.push(error), session });
  const busOf = (name: string, declared: Declared) => {
    const reported: string[] = [];
    const report = (error: unknown) => void reported.push(String(error));
    return { ...bus.forRemote({ name, declared: () => declared, report }), reported };
  };
  return {
    bus,
    session,
    errors,
    feet: busOf('remote-feet', { publishes, subscribes: [] }),
    shoes: busOf('remote-shoes', { publishes: [], subscribes }),
  };
}
interface Declared {
  readonly publishes: readonly RemoteEvent[];
  readonly subscribes: readonly RemoteEvent[];
}

it('notifies the remotes that subscribe to an event, and the one that publishes it', () => {
  const { feet, shoes } = setup();
  const [there, here] = [jest.fn(), jest.fn()];
  const end = shoes.event(measured).subscribe(there);
  feet.event(measured).subscribe(here);
  feet.event(measured).publish({ millimetres: 182, side: 'left' });
  end();
  feet.event(measured).publish({ millimetres: 190 });
  expect(there.mock.calls).toEqual([[{ millimetres: 182, side: 'left' }]]);
  expect(here.mock.calls).toEqual([[{ millimetres: 182, side: 'left' }], [{ millimetres: 190 }]]);
});

it('passes late subscribers the last value only of an event that is kept', () => {
  const { feet, shoes } = setup();
  const [late, none] = [jest.fn(), jest.fn()];
  for (const millimetres of [180, 182]) {
    feet.event(kept).publish({ millimetres });
    feet.event(measured).publish({ millimetres });
  }
  shoes.event(kept).subscribe(late);
  shoes.event(measured).subscribe(none);
  expect(late.mock.calls).toEqual([[{ millimetres: 182 }]]);
  expect(none).not.toHaveBeenCalled();
});

it.each<[unknown, string]>([
  [{ millimetres: 0 }, 'millimetres'],
  [{ millimetres: 18.2 }, 'millimetres'],
  [{ millimetres: 182, side: 'both' }, 'side'],
  [{}, 'millimetres'],
  [null, 'payload'],
])('refuses to publish %j and names the event, the remote and %s', (payload, field) => {
  const { feet, shoes } = setup();
  const received = jest.fn();
  shoes.event(measured).subscribe(received);
  expect(() => feet.event(measured).publish(payload as { millimetres: number })).toThrow(
    `Event 'remote-feet/measured', published by remote-feet, has a wrong '${field}'`,
  );
  expect(received).not.toHaveBeenCalled();
});

it('reports a received payload that does not fit for the subscriber, and notifies all others', () => {
  const strict = defineEvent('remote-feet/measured', {
    fields: { millimetres: { type: 'integer', maximum: 200 } },
  });
  const { feet, shoes } = setup({ subscribes: [strict] });
  const [refused, received] = [jest.fn(), jest.fn()];
  shoes.event(strict).subscribe(refused);
  feet.event(measured).subscribe(received);
  feet.event(measured).publish({ millimetres: 300 });
  feet.event(measured).publish({ millimetres: 190 });
  expect(refused.mock.calls).toEqual([[{ millimetres: 190 }]]);
  expect(received).toHaveBeenCalledTimes(2);
  expect(shoes.reported).toEqual([
    expect.stringContaining(
      "Event 'remote-feet/measured', received by remote-shoes, has a wrong 'millimetres'",
    ),
  ]);
});

it('applies the rules of the table, whatever the code passes', () => {
  const loose = defineEvent('remote-feet/measured', { fields: { email: { type: 'string' } } });
  const { feet, shoes } = setup();
  const received = jest.fn();
  shoes.event(loose).subscribe(received);
  expect(() => feet.event(loose).publish({ email: 'mara@family.example' })).toThrow("a wrong 'millimetres'");
  const more = { millimetres: 182, email: 'mara@family.example' };
  feet.event<EventFields>(measured).publish(more);
  expect(received.mock.calls).toEqual([[{ millimetres: 182 }]]);
});

it('refuses events under the name of another remote, and events outside the table', () => {
  const { feet, shoes } = setup({ publishes: [], subscribes: [] });
  expect(() => shoes.event(measured).publish({ millimetres: 182 })).toThrow(
    "remote-shoes can't publish 'remote-feet/measured': only remote-feet publishes events of this name",
  );
  expect(() => feet.event(measured).publish({ millimetres: 182 })).toThrow(
    "remote-feet can't publish 'remote-feet/measured': add it to 'publishes' of its table in routes.tsx",
  );
  expect(() => shoes.event(measured).subscribe(jest.fn())).toThrow(
    "remote-shoes can't subscribe to 'remote-feet/measured': add it to 'subscribes' of its table in routes.tsx",
  );
});

it('reports an error of a listener for its remote', () => {
  const { feet, shoes, errors } = setup();
  shoes.event(measured).subscribe(() => {
    throw new Error('broken');
  });
  feet.event(measured).publish({ millimetres: 182 });
  expect(shoes.reported).toEqual(['Error: broken']);
  expect(errors).toEqual([]);
});

it('forgets what is kept when another person follows', () => {
  const { feet, shoes, session } = setup();
  const last = () => {
    const received = jest.fn();
    shoes.event(kept).subscribe(received)();
    return received.mock.calls.length;
  };
  session.set(signedIn);
  feet.event(kept).publish({ millimetres: 182 });
  session.set({ ...signedIn });
  expect(last()).toBe(1);
  session.set(professionalSignedIn);
  expect(last()).toBe(0);
});

it('shows the events of all remotes to the owner of the bus, the kept ones first', () => {
  const { bus, feet } = setup();
  feet.event(kept).publish({ millimetres: 182 });
  const seen = jest.fn();
  const end = bus.observe(seen);
  feet.event(measured).publish({ millimetres: 183 });
  end();
  feet.event(measured).publish({ millimetres: 184 });
  expect(seen.mock.calls).toEqual([
    ['remote-feet/chosen', { millimetres: 182 }],
    ['remote-feet/measured', { millimetres: 183 }],
  ]);
});

it('reads the members of the bus at each call, because tools replace them', () => {
  const { bus, shoes } = setup();
  const published = jest.fn();
  bus.publish = published;
  shoes.publish('cart/opened', {});
  expect(published).toHaveBeenCalledWith('cart/opened', {});
});
