import * as v from 'valibot';
import { navEntry, remoteEvents } from './declared';

const event = { name: 'remote-feet/measured', keep: 'page', fields: { 'side?': { enum: ['left'] } } };
const reads = (change: object) =>
  v.is(remoteEvents, { publishes: [{ ...event, ...change }], subscribes: [] });

it('reads an event of a remote', () => {
  expect(reads({})).toBe(true);
});

it.each([
  { name: 'measured' },
  { name: 'Remote-Feet/measured' },
  { name: 'remote-feet/measured/again' },
  { keep: 'browser' },
  { fields: { __proto: { type: 'string' } } },
  { fields: { side: { enum: [] } } },
  { fields: { side: { type: 'string', pattern: '.*' } } },
  { fields: { side: { type: 'array' } } },
])('refuses an event with %j, which no bus could check', (change) => {
  expect(reads(change)).toBe(false);
});

it.each([
  ['Foot school', true],
  ['Q&A', true],
  ['A', false],
  ['A label that is much too long', false],
  [' Foot school', false],
  ['<b>Sports</b>', false],
  ['Two\nlines', false],
  ['\u202eSports', false],
])('reads the label %j of a link: %s', (label, expected) => {
  expect(v.is(navEntry, { place: 'header', label, path: '/sports' })).toBe(expected);
});

it('reads links only in the places of the frame, and only to addresses', () => {
  expect(v.is(navEntry, { place: 'sidebar', label: 'Sports', path: '/sports' })).toBe(false);
  expect(v.is(navEntry, { place: 'footer', label: 'Sports', path: 'https://sports.example' })).toBe(false);
});
