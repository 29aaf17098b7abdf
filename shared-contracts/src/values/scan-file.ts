import * as v from 'valibot';
import { PLAIN_LINE, VISIBLE_LINE } from '../input/plain-text';
import { LEVELS } from './catalog';
import { PRONATIONS } from './profile';

/** Limits of a scan file. The database accepts every file within them. */
const MOST = { exercises: 6, steps: 8, title: 120, step: 200, note: 1000 } as const;

/** The version of the format that is written and read. */
const SCAN_FILE_FORMAT = 1;

const number = (least: number, most: number, unit: string) => {
  const words = `must be a number from ${least} to ${most}${unit && ` ${unit}`}`;
  return v.pipe(v.number(words), v.minValue(least, words), v.maxValue(most, words));
};

const text = (least: number, most: number) => {
  const words = `must be a text of ${least} to ${most} characters`;
  return v.pipe(
    v.string(words),
    v.minLength(least, words),
    v.maxLength(most, words),
    v.regex(least > 0 ? VISIBLE_LINE : PLAIN_LINE, 'must be one line of plain text'),
  );
};

const oneOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  v.picklist(options, `must be one of ${options.map((option) => `"${option}"`).join(', ')}`);

const footSchema = v.strictObject({
  length_mm: number(80, 350, 'millimetres'),
  width_mm: number(30, 150, 'millimetres'),
  arch_height_mm: number(0, 60, 'millimetres'),
  arch_index: number(0, 1, ''),
  heel_angle_deg: number(-30, 30, 'degrees'),
  pronation: oneOf(PRONATIONS),
});

const levelWords = 'must be 0, 1, 2 or 3';

/**
 * Returns true when the day exists (not 30 February) and a place has the offset, because the database refuses other
 * values.
 */
function existsSomewhere(time: string): boolean {
  const [year = 0, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)?$/.exec(time) ?? [];
  const offset = Number(`${sign ?? ''}${Number(hours) * 60 + Number(minutes)}`);
  const isDay = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(time.slice(0, 10));
  return isDay && offset >= -720 && offset <= 840;
}

const fileSchema = v.strictObject({
  format: v.literal(SCAN_FILE_FORMAT, `must be ${SCAN_FILE_FORMAT}, the version of the format`),
  /** Assigned by the app: a file that is delivered twice is one scan. */
  scan_id: v.pipe(
    v.string('must be a UUID'),
    v.regex(/^[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/, 'must be a UUID'),
  ),
  /** With the offset of the phone's zone, if the scan should keep the day of its place. */
  taken_at: v.pipe(
    v.string('must be a time such as 2026-06-02T09:30:00Z'),
    v.isoTimestamp('must be a time such as 2026-06-02T09:30:00Z'),
    v.check(existsSomewhere, 'must be a day and an offset that exist'),
    v.check((time) => Date.parse(time) >= Date.parse('2015-01-01'), 'must be a time after 2015'),
  ),
  left_foot: footSchema,
  right_foot: footSchema,
  gait: v.strictObject({
    cadence_steps_per_min: number(40, 260, 'steps per minute'),
    step_length_cm: number(10, 120, 'centimetres'),
    foot_progression_angle_left_deg: number(-60, 60, 'degrees'),
    foot_progression_angle_right_deg: number(-60, 60, 'degrees'),
  }),
  level: v.pipe(
    v.number(levelWords),
    v.integer(levelWords),
    v.minValue(0, levelWords),
    v.maxValue(3, levelWords),
  ),
  exercises: v.pipe(
    v.array(
      v.strictObject({
        title: text(1, MOST.title),
        frequency: text(1, MOST.title),
        steps: v.pipe(
          v.array(text(1, MOST.step), 'must be a list'),
          v.maxLength(MOST.steps, `must have at most ${MOST.steps} entries`),
        ),
      }),
      'must be a list',
    ),
    v.maxLength(MOST.exercises, `must have at most ${MOST.exercises} entries`),
  ),
  /** The store level suggested by the scan; null without a suggestion. */
  product_level: v.nullable(oneOf(LEVELS)),
  note: v.nullable(text(0, MOST.note)),
});

/** One measured scan in the app's file: lengths in millimetres, angles in degrees. */
export type ScanFile = v.InferOutput<typeof fileSchema>;

/** Schema of a scan file; docs/scan-file.schema.json describes the same for other programs. */
export const scanFileSchema: v.GenericSchema<unknown, ScanFile> = fileSchema;

/** A wrong field of a scan file: where it is (`left_foot.length_mm`), and what it must be. */
export interface ScanFileProblem {
  readonly field: string;
  readonly problem: string;
}

/** Reads a scan file. For an invalid file, `problems` names each wrong field. */
export function readScanFile(
  value: unknown,
): { readonly scan: ScanFile } | { readonly problems: readonly ScanFileProblem[] } {
  const result = v.safeParse(scanFileSchema, value, { abortPipeEarly: true });
  if (result.success) return { scan: result.output };
  return {
    problems: result.issues.map((issue) => ({
      field: v.getDotPath(issue) ?? 'the file',
      problem: issue.type === 'strict_object' ? objectProblem(issue) : issue.message,
    })),
  };
}

function objectProblem({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a field of this format';
  if (received === 'undefined') return 'is missing';
  return 'must be an object with fields';
}
