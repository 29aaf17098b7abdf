import type { TableName } from '@little-arches/contracts/backend';
import {
  always,
  day,
  fields,
  firstName,
  id,
  keep,
  lastName,
  list,
  moment,
  nothing,
  onDay,
  type Rule,
  text,
} from './rule';

/** Rules for the fields of a row and for what is written into it. */
interface RowRules {
  readonly row: Rule;
  readonly input: Rule;
}

export const child = {
  id,
  first_name: firstName,
  birth_month: always(1),
  birth_year: always(2001),
  shoe_size: always(30),
  avatar: keep,
  notes: text,
  reference: text,
};

/** Rule for a scan: no measurement and no text about the child is kept. */
const foot = always({
  length_mm: 180,
  width_mm: 70,
  arch_height_mm: 12,
  arch_index: 0.25,
  heel_angle_deg: 4,
  pronation: 'neutral',
});

/** Rule for values measured by hand, which are replaced. */
const byHand = {
  left_length_mm: always(180),
  left_width_mm: always(70),
  right_length_mm: always(180),
  right_width_mm: always(70),
};

/** Rule for a scan as its page reads it. */
export const scan = fields({
  id,
  child_id: id,
  taken_at: moment,
  taken_offset: always(null),
  status: keep,
  failure_reason: text,
  left_foot: foot,
  right_foot: foot,
  gait: always({
    cadence_steps_per_min: 130,
    step_length_cm: 46,
    foot_progression_angle_left_deg: 6,
    foot_progression_angle_right_deg: 6,
  }),
  level: always(1),
  exercises: list(fields({ title: text, frequency: text, steps: list(text) })),
  product_level: always('1'),
  note: text,
});

const delivery = fields({
  name: lastName,
  line1: text,
  line2: text,
  postal_code: text,
  city: text,
  country: keep,
  tax_percent: keep,
});

/** The tables of whose rows a part is recorded. Of rows of other tables only their number is recorded. */
export const rowRules: { readonly [Table in TableName]?: RowRules } = {
  profiles: {
    row: fields({ id, first_name: firstName, last_name: lastName }),
    input: fields({ first_name: firstName, last_name: lastName }),
  },
  children: {
    row: fields(child),
    // Only values that depend on the original can be compared in a replay.
    input: fields({ first_name: firstName, avatar: keep, notes: text, reference: text }),
  },
  deleted_children: {
    row: fields({ id, deleted_at: moment, scan_count: keep, last_taken_at: moment, child: fields(child) }),
    input: fields({}),
  },
  scans: { row: scan, input: fields({}) },
  measurements: {
    row: fields({ id, child_id: id, measured_on: day, ...byHand }),
    input: fields({ child_id: id }),
  },
  reminders: { row: fields({ id, rescan: keep, shoes: keep }), input: fields({}) },
  pairing_codes: { row: fields({ id, used_at: moment, scan_id: id }), input: fields({}) },
  sharing_links: {
    row: fields({ id, scan_id: id, created_at: moment, expires_at: keep }),
    input: fields({}),
  },
  exercises_done: {
    row: fields({ id, child_id: id, exercise: text, done_on: day }),
    input: fields({ child_id: id, exercise: text, done_on: day }),
  },
  orders: {
    row: fields({
      id,
      number: always('12345678'),
      status: keep,
      total: keep,
      currency: keep,
      created_at: onDay,
      refunded_amount: keep,
      shipped_at: onDay,
      carrier: keep,
      tracking: always(null),
      deliveries: delivery,
      order_lines: list(
        fields({ id, product_id: keep, name: keep, price: keep, quantity: keep, size: keep, child_id: id }),
      ),
    }),
    input: fields({}),
  },
  consents: {
    row: fields({
      id,
      given_at: moment,
      version: keep,
      consent_texts: fields({ audience: keep, body: (body) => body }),
    }),
    input: fields({}),
  },
};

/** Returns the rules of a table: nothing of a row is recorded when `rowRules` does not name it. */
export function rowRulesOf(table: string): RowRules {
  const rules: Readonly<Partial<Record<string, RowRules>>> = rowRules;
  return (Object.hasOwn(rules, table) && rules[table]) || { row: nothing, input: nothing };
}
