import * as v from 'valibot';
import { sampleChildren, sampleScans } from '../testing/samples';
import { childSchema, scanSchema } from './profile';

it('accepts the sample data that the tests of all pages use', () => {
  expect(v.parse(v.array(childSchema), sampleChildren)).toEqual(sampleChildren);
  expect(v.parse(v.array(scanSchema), sampleScans)).toEqual(sampleScans);
});

it.each(['2026-06-02T09:30:00+00:00', '2026-06-02T09:30:00.123456+00:00', '2026-06-02T09:30:00Z'])(
  'accepts %s as a time, as the data API writes it',
  (taken_at) => {
    const scan = { id: 's', child_id: 'c', taken_at, status: 'processing' };
    expect(v.is(scanSchema, scan)).toBe(true);
  },
);

it('accepts a row with null in the other columns', () => {
  const row = {
    id: 's',
    child_id: 'c',
    taken_at: '2026-06-02T09:30:00Z',
    status: 'processing',
    left_foot: null,
  };
  expect(v.is(scanSchema, row)).toBe(true);
});

it.each([
  { ...sampleChildren[0], birth_month: 13 },
  { ...sampleChildren[0], birth_month: 0 },
  { ...sampleChildren[0], avatar: 'dragon' },
  { ...sampleChildren[0], shoe_size: '29' },
])('refuses the child %j', (child) => {
  expect(v.is(childSchema, child)).toBe(false);
});

it.each([
  { ...sampleScans[2], level: 4 },
  { ...sampleScans[2], status: 'lost' },
  { ...sampleScans[2], left_foot: null },
  { ...sampleScans[1], failure_reason: null },
  { ...sampleScans[0], taken_at: 'yesterday' },
])('refuses the scan %j', (scan) => {
  expect(v.is(scanSchema, scan)).toBe(false);
});
