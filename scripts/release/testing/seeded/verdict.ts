import * as v from 'valibot';

const findingSchema = v.object({
  rule: v.string(),
  severity: v.string(),
  message: v.string(),
  fix: v.string(),
});

const verdictSchema = v.object({
  name: v.string(),
  findings: v.array(findingSchema),
  /** What ended it in another way: a sentence for people, or something with a stack. */
  ended: v.optional(v.object({ text: v.string(), isSentence: v.boolean() })),
  milliseconds: v.number(),
});

/** What a check said of a change. */
export type Verdict = v.InferOutput<typeof verdictSchema>;

/** Reads what the program prints of a change. */
export function parseVerdict(line: string): Verdict {
  return v.parse(verdictSchema, JSON.parse(line));
}
