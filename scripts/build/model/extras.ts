import { fields, handshake, RELEASED_FILE } from '@little-arches/contracts/formats';
import * as v from 'valibot';

const { container, integrity, path } = fields;

/** Schema of a file for browsers: of a version, or in a folder named by its content. */
const servedFile = v.pipe(v.string(), v.regex(new RegExp(`^${RELEASED_FILE}$`)));

// All loose, so that a command of an older checkout keeps fields of newer ones.
export const publishedFile = v.looseObject({
  // Of a browser, or of the Node build.
  path: v.union([servedFile, v.pipe(v.string(), v.regex(/^node\/\w[\w.-]*$/))]),
  size: v.number(),
  integrity,
});

export const laterPaths = v.union([
  v.literal('none'),
  v.looseObject({
    // Becomes part of an address.
    function: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
    fields: v.record(v.string(), v.string()),
  }),
]);

export const publishedAddress = v.looseObject({
  path,
  name: v.optional(v.string()),
  page: v.string(),
  title: v.string(),
  description: v.string(),
  access: v.picklist(['anyone', 'signed-in', 'signed-out']),
  index: v.boolean(),
  files: v.array(servedFile),
  laterPaths: v.optional(laterPaths),
  slots: v.optional(v.array(v.string())),
});

const eventShapes = v.record(v.string(), v.record(v.string(), v.string()));
const slot = { props: v.optional(v.record(v.string(), v.string())) };
const slots = v.looseObject({
  shows: v.record(v.string(), v.looseObject(slot)),
  fills: v.record(v.string(), v.looseObject({ ...slot, files: v.array(servedFile) })),
});

export const releaseRecord = v.looseObject({
  id: v.string(),
  at: v.string(),
  by: v.string(),
  action: v.picklist(['publish', 'promote', 'rollback']),
  previous: v.optional(v.string()),
  commit: v.optional(v.string()),
  from: v.optional(v.string()),
  recall: v.optional(v.boolean()),
});

const retireRecord = v.looseObject({ id: v.string(), at: v.string(), by: v.string() });

const entries = {
  format: v.optional(v.number()),
  handshake,
  container: v.optional(container),
  panels: v.array(v.string()),
  opens: v.optional(v.array(v.string())),
  slots: v.optional(slots),
  files: v.array(publishedFile),
  code: v.optional(v.looseObject({ foundation: v.string(), pages: v.record(v.string(), v.string()) })),
  descriptor: v.optional(integrity),
  events: v.optional(
    v.looseObject({
      published: eventShapes,
      heard: eventShapes,
      carried: v.optional(eventShapes),
      rules: v.optional(eventShapes),
    }),
  ),
  uses: v.optional(v.looseObject({ links: v.record(v.string(), v.string()) })),
  release: v.optional(releaseRecord),
  withdrawn: v.optional(v.boolean()),
  recalled: v.optional(v.boolean()),
  retired: v.optional(retireRecord),
};

/** Returns the schema of `extras` with addresses of this schema. */
export function extrasSchema<Address extends v.GenericSchema>(address: Address) {
  return v.looseObject({ ...entries, addresses: v.array(address) });
}
