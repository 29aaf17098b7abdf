import * as v from 'valibot';
import type { RemoteEvents } from '../../events/remote-event';
import { VISIBLE_LINE } from '../../plain-text';
import { PACKAGE_NAME } from '../names/package-name';
import { path } from './fields';

// What a remote's table declares. Strict: a rule that a reader doesn't support must not be ignored.
const limit = v.optional(v.number());
const field = v.union([
  v.strictObject({
    type: v.literal('string'),
    maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.strictObject({ type: v.picklist(['integer', 'number']), minimum: limit, maximum: limit }),
  v.strictObject({ type: v.literal('boolean') }),
  v.strictObject({ enum: v.pipe(v.array(v.string()), v.minLength(1)) }),
]);

const remoteEvent = v.object({
  name: v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^${PACKAGE_NAME}/[a-z][a-z\\d-]{0,40}$`),
      'must be a remote, a slash and what happened, such as remote-feet/measured',
    ),
  ),
  keep: v.picklist(['none', 'page']),
  fields: v.record(
    v.pipe(
      v.string(),
      v.regex(/^[a-z]\w{0,40}\??$/i, 'must be letters and digits, with a ? at the end if optional'),
    ),
    field,
  ),
});

/** Schema of the events of remotes in a remote's table. */
export const remoteEvents: v.GenericSchema<unknown, RemoteEvents> = v.object({
  publishes: v.array(remoteEvent),
  subscribes: v.array(remoteEvent),
});

const label = v.pipe(
  v.string(),
  v.minLength(2),
  v.maxLength(20),
  v.regex(VISIBLE_LINE, 'must be one line of plain text'),
  v.check(
    (text) => text === text.trim() && !/[<>]/.test(text),
    'must be plain text without blanks around it',
  ),
);
const place = v.picklist(['header', 'footer', 'legal']);

/** Schema of a link of a published version in the frame. */
export const navEntry = v.object({ place, label, path });

/** Schema of a link in a composition. */
export const navItem = v.object({ ...navEntry.entries, remote: v.string() });
