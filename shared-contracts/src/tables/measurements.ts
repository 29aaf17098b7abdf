import * as v from 'valibot';
import type { CalendarDay } from '../dates';
import { tableRows } from './table-rows';

const measurementSchema = v.object({
  id: v.string(),
  child_id: v.string(),
  /** The day in the family's own time zone: `2026-06-02`. */
  measured_on: v.custom<CalendarDay>(
    (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
    'must be a day',
  ),
  /** Millimetres, whole or half. */
  left_length_mm: v.number(),
  left_width_mm: v.number(),
  right_length_mm: v.number(),
  right_width_mm: v.number(),
});

/** Both feet of a child, measured by hand with the paper sheet. */
export type Measurement = v.InferOutput<typeof measurementSchema>;

/** The stored fields of a measurement; the database adds id, owner and the kind `by-hand`. */
export type MeasurementInput = Omit<Measurement, 'id'>;

/** Measurements by hand of the signed-in person's children: one a day for each child, 409 for the second. */
export const measurements = tableRows(
  'measurements',
  Object.keys(measurementSchema.entries).join(','),
  measurementSchema,
);
