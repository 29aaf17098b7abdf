import * as v from 'valibot';
import { tableRows } from './table-rows';

const remindersSchema = v.object({ id: v.string(), rescan: v.boolean(), shoes: v.boolean() });

/** Which reminders the signed-in person gets by mail; no row where none was ever switched on. */
export const reminders = tableRows(
  'reminders',
  Object.keys(remindersSchema.entries).join(','),
  remindersSchema,
);
