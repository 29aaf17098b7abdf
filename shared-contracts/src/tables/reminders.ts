import * as v from 'valibot';
import { tableRows } from './table-rows';

const remindersSchema = v.object({ id: v.string(), rescan: v.boolean(), shoes: v.boolean() });

/** The reminders that the signed-in person gets by mail; no row until one is switched on. */
export const reminders = tableRows(
  'reminders',
  Object.keys(remindersSchema.entries).join(','),
  remindersSchema,
);
