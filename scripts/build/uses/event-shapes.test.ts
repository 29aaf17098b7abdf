import { events } from '@little-arches/contracts/host';
import { parseScript } from '@little-arches/kit/syntax-tree';
import * as v from 'valibot';
import { includedEvents, shapeOf } from './event-shapes';
import { findEventUses } from './event-uses';

function usesIn(source: string) {
  const { published, heard } = findEventUses([parseScript({ path: 'source.tsx', text: source })], events);
  return { published: Object.keys(published), heard: Object.keys(heard) };
}

it('finds the events that sources publish and subscribe to, however they access the bus', () => {
  expect(
    usesIn(`
      const { bus } = useHost();
      useEffect(() => bus.subscribe('order/paid', () => {}), [bus]);
      const titles = bus.on('page/shown').pipe(map(({ title }) => title));
      export const open = (host: Host) => <a onClick={() => host.bus.publish('cart/opened', {})}>Cart</a>;
      props.host?.bus.publish(
        'cart/changed',
        summary,
      );
    `),
  ).toEqual({ published: ['cart/changed', 'cart/opened'], heard: ['order/paid', 'page/shown'] });
});

it('does not mistake another call of that name for an event', () => {
  expect(usesIn(`store.publish('a/b', {}); session.subscribe(listen); publish('cart/opened');`)).toEqual({
    published: [],
    heard: [],
  });
});

it('contains a shape for every event of the contract', () => {
  const carried = includedEvents(events);
  expect(Object.keys(carried)).toEqual(Object.keys(events));
  expect(Object.keys(carried['order/paid'] ?? {})).toEqual([
    '(kept)',
    'orderId',
    'paymentIntent',
    'total',
    'currency',
  ]);
});

describe('the shape of an event', () => {
  const count = v.pipe(v.number(), v.integer(), v.minValue(0));
  const base = shapeOf('none', v.object({ count }));

  it('is equal for equal rules, whatever their messages', () => {
    const other = v.pipe(v.number('Count!'), v.integer('Whole!'), v.minValue(0, 'Not below zero!'));
    expect(shapeOf('none', v.object({ count: other }))).toEqual(base);
  });

  it.each([
    ['type', v.string()],
    ['bound', v.pipe(v.number(), v.integer(), v.minValue(1))],
    ['nullability', v.nullable(count)],
    ['missing rule', v.number()],
  ])('differs in the field whose %s differs', (_, field) => {
    const other = shapeOf('none', v.object({ count: field }));
    expect(other.count).not.toBe(base.count);
    expect(other['(kept)']).toBe(base['(kept)']);
  });

  it.each([
    [v.picklist(['a', 'b']), v.picklist(['a', 'c'])],
    [v.pipe(v.string(), v.regex(/^a$/)), v.pipe(v.string(), v.regex(/^b$/))],
    [v.object({ a: count }), v.object({ a: v.string() })],
    [v.array(count), v.array(v.string())],
    [v.literal('a'), v.literal('b')],
  ])('differs inside the field', (one, other) => {
    expect(shapeOf('none', v.object({ x: one })).x).not.toBe(shapeOf('none', v.object({ x: other })).x);
  });

  it('marks optional fields, and contains how the event is kept', () => {
    const other = shapeOf('page', v.object({ count, note: v.optional(v.string()) }));
    expect(Object.keys(other)).toEqual(['(kept)', 'count', 'note?']);
    expect(other['(kept)']).not.toBe(base['(kept)']);
  });
});
