import * as v from 'valibot';
import { packageName } from './names';

/** The number of the format that this module reads and that pages write. */
const REPORT_FORMAT = 1;

/** How a failure was noticed. */
const kind = v.picklist([
  /** An uncaught error of an event handler or a timer. */
  'uncaught',
  /** A rejected promise that no code awaited. */
  'rejection',
  /** A file arrived and threw while it ran. */
  'script',
  /** A script or a style sheet did not arrive, or did not match its hash. */
  'load',
  /** Caught by a boundary, a loader, the bus or other code, and passed to the reporter. */
  'caught',
  /** React had to render a prerendered page anew. */
  'recovered',
  /** The content security policy refused something. */
  'policy',
]);

const text = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\x20-\x7e…]*$/));
const version = v.pipe(v.string(), v.regex(/^[\w.+-]{0,60}$/));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));

const reportSchema = v.object({
  kind,
  /** The package at fault, as far as that can be determined: `shell`, a remote's name, or `unknown`. */
  remote: packageName,
  version,
  /** The route pattern of the page, such as `/store/:productSlug`, or `*`. Never a path. */
  page: v.pipe(v.string(), v.maxLength(80), v.regex(/^(\*|\/[\w:/-]*)$/)),
  /** How often it happened since it was last reported. */
  count: v.pipe(whole, v.minValue(1)),
  /** The class of the error. */
  error: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]\w{0,50}$/))),
  /** The error's message without every word that could be anything but technical. */
  message: v.optional(text(200)),
  /** Frames of the stack, innermost first: `/assets/<package>/<version>/<file>:<line>:<column>`. */
  frames: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^\/assets\/[\w.+/-]{1,190}(:\d{1,9}){0,2}$/))),
      v.maxLength(10),
    ),
  ),
  /** The trace of the press that it followed, as in `traceparent`; the last one when it happened several times. */
  trace: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
  /** A refusal of the policy; `blocked` is an origin or a keyword of the policy, never an address. */
  policy: v.optional(v.object({ directive: text(40), blocked: text(120) })),
});

/** One failure on a page, without personal data. */
export type Report = v.InferOutput<typeof reportSchema>;

const vitalSchema = v.object({
  name: v.picklist(['LCP', 'INP', 'CLS']),
  /** Milliseconds; CLS has no unit. */
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
  /** The package in whose region it was measured: `shell` or a remote. */
  remote: packageName,
  version,
});

/** A web vital of a page, as the library `web-vitals` measures it, without personal data. */
type Vital = v.InferOutput<typeof vitalSchema>;

const batchSchema = v.object({
  format: v.number(),
  /** Id of the composition of the page. */
  composition: v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/)),
  reports: v.pipe(v.array(v.unknown()), v.maxLength(100)),
  vitals: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(100)), []),
});

/** A parsed batch: its valid reports and vitals, and the number of invalid ones. */
interface ParsedReports {
  readonly composition: string;
  readonly reports: readonly Report[];
  readonly vitals: readonly Vital[];
  readonly refused: number;
}

/** Parses a batch, part by part. Throws an Error that names what is wrong with an invalid batch. */
export function parseReports(value: unknown): ParsedReports {
  const batch = v.safeParse(batchSchema, value);
  if (!batch.success) {
    const [issue] = batch.issues;
    throw new Error(`The reports are wrong at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
  }
  const { format, composition } = batch.output;
  if (format !== REPORT_FORMAT)
    throw new Error(
      `The reports have format ${format}, this reader knows ${REPORT_FORMAT}: upgrade the older of the two.`,
    );
  const reports = validIn(batch.output.reports, reportSchema);
  const vitals = validIn(batch.output.vitals, vitalSchema);
  const given = batch.output.reports.length + batch.output.vitals.length;
  return { composition, reports, vitals, refused: given - reports.length - vitals.length };
}

function validIn<Schema extends v.GenericSchema>(values: readonly unknown[], schema: Schema) {
  return values.flatMap((value) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [parsed.output] : [];
  });
}
