import * as v from 'valibot';
import { PAGE_FORMATS } from './page-formats';
import { parseStored } from './parse-stored';

/** The data of a prerendered page for the browser: the results of its loaders. */
export interface Hydration {
  /** Absent in pages from before the field: 1. */
  readonly format?: number | undefined;
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** The errors that boundaries show in place of a missing page, by route; absent on all other pages. */
  readonly errors?: Readonly<Record<string, unknown>> | undefined;
  /** The data of the page's prerendered slots, by slot and props; absent without any. */
  readonly slots?: Readonly<Record<string, unknown>> | undefined;
}

const hydrationSchema = v.object({
  format: v.optional(v.number()),
  loaderData: v.record(v.string(), v.unknown()),
  errors: v.optional(v.record(v.string(), v.unknown())),
  slots: v.optional(v.record(v.string(), v.unknown())),
});

/** Reads the data in the page. Throws an Error that names the wrong field. */
export function parseHydration(value: unknown): Hydration {
  const about = { what: "The page's data", format: PAGE_FORMATS.hydration, reader: 'the shell' };
  return parseStored(hydrationSchema, value, about);
}
