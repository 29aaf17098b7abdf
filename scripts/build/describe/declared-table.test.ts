import { publishedTable } from './declared-table';
import { parseDefinition } from './read-definition';

const page = (path: string) => ({ path, title: 'Feet', description: '' });
const event = (name: string) => ({ name, keep: 'none', fields: { length: { type: 'integer' } } });
const table = (more: object) =>
  publishedTable(
    parseDefinition('remote-feet', 'remote-feet/src/routes.tsx', {
      name: 'remote-feet',
      contract: { built: '1.4', needs: '1.0' },
      pages: { feet: page('/feet'), foot: page('/feet/:foot') },
      panels: [],
      ...more,
    }),
  );

it('publishes events with their fields, and links with their addresses', () => {
  const remoteEvents = {
    publishes: [event('remote-feet/measured')],
    subscribes: [event('remote-store/size-chosen')],
  };
  const nav = [{ place: 'header', label: 'Feet', page: 'feet' }];
  expect(table({ remoteEvents, nav })).toEqual({
    remoteEvents,
    nav: [{ place: 'header', label: 'Feet', path: '/feet' }],
  });
});

it('publishes nothing for a table without events and links', () => {
  expect(table({})).toEqual({});
  expect(table({ remoteEvents: { publishes: [], subscribes: [] }, nav: [] })).toEqual({});
});

it.each([
  [
    'an event of another remote',
    { publishes: [event('remote-store/measured')], subscribes: [] },
    "publishes 'remote-store/measured', but only remote-store may: name it 'remote-feet/measured'.",
  ],
  [
    'its own event as a subscribed one',
    { publishes: [], subscribes: [event('remote-feet/measured')] },
    "lists its own 'remote-feet/measured' in 'subscribes'",
  ],
  [
    'an event twice',
    { publishes: [event('remote-feet/a'), event('remote-feet/a')], subscribes: [] },
    "defines the event 'remote-feet/a' twice",
  ],
  [
    'a rule that no bus supports',
    { publishes: [{ ...event('remote-feet/a'), fields: { length: { type: 'array' } } }], subscribes: [] },
    'remoteEvents.publishes.0.fields.length is wrong',
  ],
])('refuses %s', (_, remoteEvents, message) => {
  expect(() => table({ remoteEvents })).toThrow(message);
});

it.each([
  [
    'another remote’s page',
    [{ place: 'header', label: 'Store', page: 'store' }],
    'which is not in its table',
  ],
  ['a pattern', [{ place: 'header', label: 'Foot', page: 'foot' }], 'which is a pattern'],
  ['an unknown place', [{ place: 'sidebar', label: 'Feet', page: 'feet' }], 'nav.0.place is wrong'],
  [
    'a label that is no plain text',
    [{ place: 'header', label: '<b>', page: 'feet' }],
    'nav.0.label is wrong',
  ],
  [
    'three links',
    ['A1', 'A2', 'A3'].map((label) => ({ place: 'footer', label, page: 'feet' })),
    'has 3 links',
  ],
])('refuses a link in the frame: %s', (_, nav, message) => {
  expect(() => table({ nav })).toThrow(message);
});
