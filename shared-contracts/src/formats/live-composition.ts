import * as v from 'valibot';

/** The content of `/composition.json`: the current state of the site. */
interface LiveComposition {
  readonly id: string;
  /** Versions that open tabs must not mount any more, such as `remote-store 1.4.0`. Absent without any. */
  readonly recalled?: readonly string[] | undefined;
}

const liveSchema = v.object({ id: v.string(), recalled: v.optional(v.array(v.string())) });

/** Reads the answer of `/composition.json`. Throws an Error when it is something else. */
export function parseLiveComposition(value: unknown): LiveComposition {
  return v.parse(liveSchema, value);
}
