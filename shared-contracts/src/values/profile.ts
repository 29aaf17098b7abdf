import * as v from 'valibot';
import { LEVELS } from './catalog';

/** The eight drawings for a child's profile. */
export const AVATARS = ['fox', 'bear', 'rabbit', 'owl', 'frog', 'cat', 'whale', 'hedgehog'] as const;

/** Schema of a stored child; columns as in the table `children`. */
export const childSchema = v.object({
  id: v.string(),
  first_name: v.string(),
  birth_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  birth_year: v.pipe(v.number(), v.integer()),
  /** EU size. */
  shoe_size: v.nullable(v.number()),
  avatar: v.picklist(AVATARS),
  notes: v.string(),
  /** The practice's name for the child: a chart number or initials. Never part of an address or a log. */
  reference: v.optional(v.string()),
});

/** A child's profile, which belongs to one user. */
export type Child = v.InferOutput<typeof childSchema>;

/** How the heel tips while walking: `over` inwards, `under` outwards. */
export const PRONATIONS = ['neutral', 'over', 'under'] as const;

/** The measured values of one foot. */
const footSchema = v.object({
  length_mm: v.number(),
  width_mm: v.number(),
  arch_height_mm: v.number(),
  /** Share of the middle third in the footprint's area, without toes; 0 to 1, larger in flatter feet. */
  arch_index: v.number(),
  /** Positive when the heel tips outwards from the leg's axis. */
  heel_angle_deg: v.number(),
  pronation: v.picklist(PRONATIONS),
});

/** Measurements of one foot. */
export type Foot = v.InferOutput<typeof footSchema>;

const gaitSchema = v.object({
  cadence_steps_per_min: v.number(),
  step_length_cm: v.number(),
  /** Positive when the toes point outwards. */
  foot_progression_angle_left_deg: v.number(),
  foot_progression_angle_right_deg: v.number(),
});

const exerciseSchema = v.object({ title: v.string(), frequency: v.string(), steps: v.array(v.string()) });

const scanBase = {
  id: v.string(),
  child_id: v.string(),
  taken_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Minutes east of UTC at the place of the scan; null when the app did not send them. */
  taken_offset: v.nullish(v.number()),
};

/** Schema of a stored scan with values. */
export const readyScanSchema = v.object({
  ...scanBase,
  status: v.literal('ready'),
  left_foot: footSchema,
  right_foot: footSchema,
  gait: gaitSchema,
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  exercises: v.array(exerciseSchema),
  /** The store level that this scan suggests. */
  product_level: v.nullable(v.picklist(LEVELS)),
  note: v.nullable(v.string()),
});

/** Schema of a stored scan; columns as in the table `scans`. */
export const scanSchema = v.variant('status', [
  v.object({ ...scanBase, status: v.literal('processing') }),
  v.object({ ...scanBase, status: v.literal('failed'), failure_reason: v.string() }),
  readyScanSchema,
]);

/** A foot scan made by the phone app; the website only reads it. */
export type Scan = v.InferOutput<typeof scanSchema>;
/** A scan with values. */
export type ReadyScan = Extract<Scan, { status: 'ready' }>;
