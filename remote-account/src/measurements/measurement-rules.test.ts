import * as v from 'valibot';
import { doubtOf, measurementFormSchema } from './measurement-rules';

const schema = measurementFormSchema('2026-11-20');
const typed = {
  measured_on: '2026-11-20',
  left_length_mm: '188,5',
  left_width_mm: ' 72 ',
  right_length_mm: '190',
  right_width_mm: '73.5',
};
const measured = {
  measured_on: '2026-11-20',
  left_length_mm: 188.5,
  left_width_mm: 72,
  right_length_mm: 190,
  right_width_mm: 73.5,
};

it('accepts millimetres with a comma or a point', () => {
  expect(v.parse(schema, typed)).toEqual(measured);
});

it.each([
  ['left_length_mm', '', 'Left length is required.'],
  ['left_length_mm', 'nineteen', 'Left length: write millimetres from 80 to 350, whole or half.'],
  ['right_length_mm', '19', 'Right length: write millimetres from 80 to 350, whole or half.'],
  ['right_length_mm', '190.3', 'Right length: write millimetres from 80 to 350, whole or half.'],
  ['left_width_mm', '151', 'Left width: write millimetres from 30 to 150, whole or half.'],
  ['right_width_mm', 'Infinity', 'Right width: write millimetres from 30 to 150, whole or half.'],
  ['measured_on', '', 'Choose the day of the measurement.'],
  ['measured_on', '2026-11-21', 'This day has not come yet. Check the day of the measurement.'],
] as const)('refuses %s %j', (field, value, message) => {
  const { issues } = v.safeParse(schema, { ...typed, [field]: value });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

it.each([
  [{}, undefined],
  [{ right_length_mm: 230 }, /differ by 41.5 mm\. Is one of them read wrongly\?/],
  [{ left_width_mm: 120 }, /width of the left foot does not fit/],
  [{ right_width_mm: 40 }, /width of the right foot does not fit/],
] as const)('questions values that contradict each other: %j', (change, words) => {
  const doubt = doubtOf({ ...measured, ...change });
  if (words) expect(doubt).toMatch(words);
  else expect(doubt).toBeUndefined();
});
