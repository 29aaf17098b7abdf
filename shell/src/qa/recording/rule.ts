import { LEFT_OUT } from '@little-arches/contracts/formats/reports';
import type { MadeUp } from './made-up';

/** Returns the recorded form of a value. A field without a rule is left out. */
export type Rule = (value: unknown, madeUp: MadeUp) => unknown;

/** The longest text that is kept as it is. */
const LONGEST = 200;

const ofText =
  (make: (text: string, madeUp: MadeUp) => string): Rule =>
  (value, madeUp) =>
    typeof value === 'string' ? make(value, madeUp) : null;

/** Rule that keeps a number, a boolean or a short text. */
export const keep: Rule = (value) =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST)
    ? value
    : null;

/** Rule that keeps the whole value, because it is public. */
export const everything: Rule = (value) => value;

export const id = ofText((text, madeUp) => madeUp.id(text));
export const email = ofText((text, madeUp) => madeUp.email(text));
export const firstName = ofText((text, madeUp) => madeUp.firstName(text));
export const lastName = ofText(() => 'Example');
export const moment = ofText((text, madeUp) => madeUp.moment(text));
/** Rule for a calendar day: `2026-06-02`. */
export const day = ofText((text, madeUp) => madeUp.moment(text).slice(0, 10));
/** Rule that keeps only the day of a moment: the second would identify one order among all. */
export const onDay = ofText((text) => {
  const [day] = /^\d{4}-\d\d-\d\d(?=T)/.exec(text) ?? [];
  return day === undefined ? LEFT_OUT : `${day}T12:00:00.000Z`;
});
/** Rule for a text that a person wrote. */
export const text = ofText((written) => (written === '' ? '' : LEFT_OUT));

/** Rule that records `made` for every value that is not null. */
export const always =
  (made: unknown): Rule =>
  (value) =>
    value === null ? null : made;

/** Rule that records the named fields of an object, each by its own rule. */
export const fields =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value, madeUp) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const all = new Map(Object.entries(value));
    const kept = Object.entries(rules).flatMap(([name, rule]) =>
      all.get(name) === undefined ? [] : [[name, rule(all.get(name), madeUp)]],
    );
    return Object.fromEntries(kept);
  };

/** Rule that records each item of a list by the same rule. */
export const list =
  (rule: Rule): Rule =>
  (value, madeUp) =>
    Array.isArray(value) ? value.map((item) => rule(item, madeUp)) : null;

export const nothing = fields({});
