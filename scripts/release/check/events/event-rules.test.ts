import { shapeRules } from '@little-arches/build/event-shapes';
import * as v from 'valibot';
import { isWithin } from './event-rules';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const within = (mine: v.ObjectEntries, other: v.ObjectEntries) =>
  isWithin(shapeRules(mine), shapeRules(other));

const cases: [string, v.GenericSchema, v.GenericSchema][] = [
  ['a higher lower bound', v.pipe(v.number(), v.minValue(1)), v.pipe(v.number(), v.minValue(0))],
  ['a lower upper bound', v.pipe(v.string(), v.maxLength(5)), v.pipe(v.string(), v.maxLength(9))],
  ['one more bound', v.pipe(count, v.maxValue(9)), count],
  ['one more demand', v.pipe(v.number(), v.integer()), v.number()],
  ['fewer choices', v.picklist(['a']), v.picklist(['a', 'b'])],
  ['one of the choices', v.literal('a'), v.picklist(['a', 'b'])],
  ['never null', v.string(), v.nullable(v.string())],
  ['stricter where it is not null', v.nullable(count), v.nullable(v.number())],
  ['stricter items', v.array(count), v.array(v.number())],
  ['a stricter part', v.object({ a: count, b: v.string() }), v.object({ a: v.number() })],
];

it.each(cases)('accepts a field with %s, but not the reverse', (_, strict, loose) => {
  expect(within({ x: strict }, { x: loose })).toBe(true);
  expect(within({ x: loose }, { x: strict })).toBe(false);
});

it.each([
  ['another type', { x: v.string() }, { x: v.number() }, false],
  [
    'another pattern',
    { x: v.pipe(v.string(), v.regex(/a/)) },
    { x: v.pipe(v.string(), v.regex(/b/)) },
    false,
  ],
  ['a missing field', {}, { x: count }, false],
  ['a missing optional field', {}, { x: v.optional(count) }, true],
  ['a field that only the publisher has', { x: count, y: count }, { x: count }, true],
  ['a field that may be missing', { x: v.optional(count) }, { x: count }, false],
  ['an optional field of another type', { x: v.optional(v.string()) }, { x: v.optional(count) }, false],
  ['an optional field that is always there', { x: count }, { x: v.optional(count) }, true],
] as const)('compares payloads: %s', (_, mine, other, expected) => {
  expect(within(mine, other)).toBe(expected);
});
