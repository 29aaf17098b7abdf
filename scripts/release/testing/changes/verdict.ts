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
  /** The error that ended the build or check: a sentence for people, or a stack. */
  ended: v.optional(v.object({ text: v.string(), isSentence: v.boolean() })),
});

/** Result of checking a change. */
export type Verdict = v.InferOutput<typeof verdictSchema>;

/** Parses a line that the program prints about a change. */
export function parseVerdict(line: string): Verdict {
  return v.parse(verdictSchema, JSON.parse(line));
}
