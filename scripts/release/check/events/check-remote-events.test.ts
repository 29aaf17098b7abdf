import type { RemoteEvents } from '@little-arches/contracts/formats/stored';
import type { Live } from '../../store/live-versions';
import { checkChange } from '../check';

type Event = RemoteEvents['publishes'][number];

const event = (name: string, fields: Event['fields'], keep: Event['keep'] = 'none'): Event => ({
  name,
  keep,
  fields,
});
const length = { millimetres: { type: 'integer', minimum: 1 } } as const;
const measured = event('remote-feet/measured', length);

const live = (name: string, version: string, remoteEvents?: Partial<RemoteEvents>): Live => ({
  name,
  url: `/assets/${name}/${version}/entry.js`,
  metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
  extras: {
    handshake: { contract: { built: '1.4', needs: '1.4' }, runtime: '2.9', singletons: {} },
    addresses: [],
    panels: [],
    files: [],
    events: { published: {}, heard: {}, ...(name === 'shell' && { carried: {} }) },
    ...(remoteEvents && { remoteEvents: { publishes: [], subscribes: [], ...remoteEvents } }),
  },
});
const shell = live('shell', '1.0.0');
const feet = (version: string, ...publishes: Event[]) => live('remote-feet', version, { publishes });
const shoes = (version: string, ...subscribes: Event[]) => live('remote-shoes', version, { subscribes });

/** Returns the findings for a release of `changed` among live versions. */
function check(before: readonly Live[], ...changed: Live[]) {
  const names = new Set(changed.map(({ name }) => name));
  const after = [...before.filter(({ name }) => !names.has(name)), ...changed];
  return checkChange(before, after, names).map(({ severity, message }) => `${severity}: ${message}`);
}

it('accepts the publisher first, and the subscriber after it', () => {
  expect(check([shell], feet('1.0.0', measured))).toEqual([]);
  expect(check([shell, feet('1.0.0', measured)], shoes('1.0.0', measured))).toEqual([]);
});

it('only warns about the subscriber first, and accepts the publisher after it', () => {
  expect(check([shell], shoes('1.0.0', measured))).toEqual([
    "warning: remote-shoes 1.0.0 subscribes to 'remote-feet/measured', which no live version publishes: it receives nothing until remote-feet is live with it.",
  ]);
  expect(check([shell, feet('1.0.0')], shoes('1.0.0', measured))).toEqual([
    expect.stringContaining('which remote-feet 1.0.0 does not publish'),
  ]);
  expect(check([shell, shoes('1.0.0', measured)], feet('1.0.0', measured))).toEqual([]);
});

it.each<[string, Event['fields'], boolean]>([
  ['the same fields', length, true],
  ['a wider range', { millimetres: { type: 'number' } }, true],
  ['no fields', {}, true],
  ['a further optional field', { ...length, 'side?': { enum: ['left'] } }, true],
  ['a narrower range', { millimetres: { type: 'integer', minimum: 100 } }, false],
  ['another type', { millimetres: { type: 'string' } }, false],
  ['a further field', { ...length, side: { enum: ['left'] } }, false],
])('compares what a subscriber expects, whichever is released first: %s', (_, fields, fits) => {
  const subscriber = shoes('1.0.0', event('remote-feet/measured', fields));
  const fault = fits
    ? []
    : [expect.stringContaining("know different fields of the event 'remote-feet/measured'.")];
  expect(check([shell, feet('1.0.0', measured)], subscriber)).toEqual(fault);
  expect(check([shell, subscriber], feet('1.0.0', measured))).toEqual(fault);
});

it('compares how an event is kept', () => {
  const subscriber = shoes('1.0.0', event('remote-feet/measured', length, 'page'));
  expect(check([shell, feet('1.0.0', measured)], subscriber)).toHaveLength(1);
});

it.each<[string, Event, boolean]>([
  ['the same event', measured, true],
  ['a further optional field', event(measured.name, { ...length, 'side?': { enum: ['left'] } }), true],
  ['a further field', event(measured.name, { ...length, side: { enum: ['left'] } }), false],
  ['a field less', event(measured.name, {}), false],
  ['a narrower range', event(measured.name, { millimetres: { type: 'integer', minimum: 9 } }), false],
  ['kept otherwise', event(measured.name, length, 'page'), false],
])('compares the event in two versions of one remote: %s', (_, next, fits) => {
  expect(check([shell, feet('1.0.0', measured)], feet('1.1.0', next))).toEqual(
    fits
      ? []
      : [
          "error: remote-feet 1.1.0 publishes 'remote-feet/measured' otherwise than remote-feet 1.0.0, which pages may still load.",
        ],
  );
});

it('refuses to drop an event that a live version subscribes to', () => {
  expect(check([shell, feet('1.0.0', measured), shoes('1.0.0', measured)], feet('1.1.0'))).toEqual([
    "error: remote-shoes 1.0.0 hears the event 'remote-feet/measured', which only remote-feet 1.0.0 publishes.",
  ]);
});

it('refuses a link in the frame that leads to another remote', () => {
  const built = live('remote-feet', '1.0.0');
  const nav = [{ place: 'header' as const, label: 'Store', path: '/store' }];
  expect(check([shell], { ...built, extras: { ...built.extras, nav } })).toEqual([
    "error: remote-feet 1.0.0 offers the link 'Store' to /store in the frame, which is none of its addresses.",
  ]);
});

it('refuses an event under the name of another remote', () => {
  expect(check([shell], live('remote-shoes', '1.0.0', { publishes: [measured] }))).toEqual([
    "error: remote-shoes 1.0.0 publishes 'remote-feet/measured', which only remote-feet may publish.",
  ]);
});
