import { MEASURED_BY_HAND } from '@little-arches/contracts/input';
import type { CalendarDay } from '@little-arches/contracts/values';
import * as v from 'valibot';

/** Returns the schema of a typed length in millimetres, with a decimal comma or point. */
function millimetres(name: string, { min, max }: { readonly min: number; readonly max: number }) {
  const wrong = `${name}: write millimetres from ${min} to ${max}, whole or half.`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${name} is required.`),
    v.transform((text) => Number(text.replace(',', '.'))),
    v.number(wrong),
    v.check((value) => value >= min && value <= max && Number.isInteger(value * 2), wrong),
  );
}

/** Returns the schema of the measurement form. `today` rules out future days. */
export function measurementFormSchema(today: CalendarDay) {
  const { length, width } = MEASURED_BY_HAND;
  return v.object({
    measured_on: v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d\d-\d\d$/, 'Choose the day of the measurement.'),
      v.check((day) => day <= today, 'This day has not come yet. Check the day of the measurement.'),
      v.transform((day) => day as CalendarDay),
    ),
    left_length_mm: millimetres('Left length', length),
    left_width_mm: millimetres('Left width', width),
    right_length_mm: millimetres('Right length', length),
    right_width_mm: millimetres('Right width', width),
  });
}

/**
 * Difference in millimetres between a child's two feet that is rarely exceeded; a larger one is probably a typing
 * error.
 */
const SELDOM = 12;

/**
 * Returns a question about values of a measurement that contradict each other; undefined when they are consistent.
 */
export function doubtOf(measurement: {
  readonly left_length_mm: number;
  readonly right_length_mm: number;
  readonly left_width_mm: number;
  readonly right_width_mm: number;
}): string | undefined {
  const { left_length_mm: left, right_length_mm: right } = measurement;
  if (Math.abs(left - right) > SELDOM)
    return `The two feet differ by ${Math.abs(left - right)} mm. Is one of them read wrongly? If it is right, ask a pediatric professional.`;
  const pairs = [
    ['left', left, measurement.left_width_mm],
    ['right', right, measurement.right_width_mm],
  ] as const;
  const odd = pairs.find(([, length, width]) => width > length * 0.55 || width < length * 0.25);
  return odd && `The width of the ${odd[0]} foot does not fit its length. Is one of them read wrongly?`;
}
