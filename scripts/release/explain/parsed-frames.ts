import { UsageError } from '@little-arches/kit/errors/usage-error';
import * as v from 'valibot';
import { type Frame, parseFrame, parseStack } from './frames';

/** Frames of one report or one pasted stack. */
export interface AskedFrames {
  /** The failure; empty for frames without a report. */
  readonly title: string;
  readonly frames: readonly Frame[];
}

// The fields of a report that explaining needs.
const reportSchema = v.object({
  kind: v.optional(v.string(), ''),
  remote: v.optional(v.string(), ''),
  version: v.optional(v.string(), ''),
  page: v.optional(v.string(), ''),
  error: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  frames: v.optional(v.array(v.string()), []),
});
const documentSchema = v.union([
  v.pipe(
    v.object({ reports: v.array(reportSchema) }),
    v.transform(({ reports }) => reports),
  ),
  v.array(reportSchema),
  v.pipe(
    v.object({ ...reportSchema.entries, frames: v.array(v.string()) }),
    v.transform((report) => [report]),
  ),
]);

/**
 * Parses the text to explain: a frame, a stack, a report or a list of reports. Throws a UsageError for anything
 * else.
 */
export function parseRequested(text: string): AskedFrames[] {
  const asked = /^\s*[[{]/.test(text) ? parseReports(text) : [{ title: '', frames: parseStack(text) }];
  const some = asked.filter(({ frames }) => frames.length > 0);
  if (some.length === 0) throw new UsageError('There is no frame in it.');
  return some;
}

function parseReports(text: string): AskedFrames[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError('It begins as JSON and is none: give it as /reports.json or the QA panel shows it.');
  }
  const read = v.safeParse(documentSchema, value);
  if (!read.success)
    throw new UsageError(
      'It is neither a report nor a list of reports: a report has a field "frames", a list of texts.',
    );
  return read.output.map(({ frames, version, ...report }) => ({
    title: titleOf({ ...report, version }),
    frames: frames.map((frame) => parseFrame(frame, version || undefined)),
  }));
}

type Titled = Readonly<Record<'kind' | 'error' | 'message' | 'remote' | 'version' | 'page', string>>;

function titleOf({ kind, error, message, remote, version, page }: Titled): string {
  const what = [kind, error, message].filter(Boolean).join(': ');
  const where = `${remote} ${version}`.trim();
  return [what, where && `in ${where}`, page && `on ${page}`].filter(Boolean).join(' ');
}
