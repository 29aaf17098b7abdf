import * as v from 'valibot';
import { tableRows } from './table-rows';

const remindersSchema = v.object({ id: v.string(), rescan: v.boolean() });

/** Whether the signed-in person is reminded of a rescan by mail; no row until it is switched on. */
export const reminders = tableRows(
  'reminders',
  Object.keys(remindersSchema.entries).join(','),
  remindersSchema,
);
