import { isDeepStrictEqual } from 'node:util';
import type { EventShape } from '@little-arches/build/model/published-version';
import * as v from 'valibot';

/** Constraints of a schema, as builds record them. */
interface Rules {
  readonly [key: string]: unknown;
  readonly type?: string | undefined;
}

const rulesSchema = v.looseObject({ type: v.optional(v.string()) });

/**
 * Returns whether every payload that `shape` allows is valid for `other`. Fields are named as in `EventShape`;
 * fields that only `shape` has are ignored.
 */
export function isWithin(shape: EventShape, other: EventShape): boolean {
  return Object.entries(other).every(([name, demanded]) => {
    const field = name.replace(/\?$/, '');
    const isOptional = name.endsWith('?');
    const allowed = shape[field] ?? (isOptional ? shape[`${field}?`] : undefined);
    if (allowed === undefined) return isOptional && shape[`${field}?`] === undefined;
    return areRulesWithin(parse(allowed), parse(demanded));
  });
}

function parse(text: string): Rules {
  return v.parse(rulesSchema, JSON.parse(text));
}

/** Comparisons of bounds: whether the first is as strict as the second. */
const bounds: Readonly<Record<string, (mine: number, other: number) => boolean>> = {
  min_value: (mine, other) => mine >= other,
  max_value: (mine, other) => mine <= other,
  min_length: (mine, other) => mine >= other,
  max_length: (mine, other) => mine <= other,
};

const wrappers = new Set(['optional', 'nullable', 'nullish', 'undefinedable']);

function areRulesWithin(mine: Rules, other: Rules): boolean {
  if (isDeepStrictEqual(mine, other)) return true;
  if (wrappers.has(other.type ?? '')) {
    const inner = mine.type === other.type ? asRules(mine.wrapped) : mine;
    return inner.type !== mine.type || !wrappers.has(mine.type ?? '')
      ? areRulesWithin(inner, asRules(other.wrapped))
      : false;
  }
  const choices = choicesOf(other);
  if (choices) return choicesOf(mine)?.every((choice) => choices.includes(choice)) ?? false;
  if (mine.type !== other.type) return false;
  const own = checksOf(mine);
  return (
    arePartsWithin(mine, other) && checksOf(other).every((check) => own.some((one) => implies(one, check)))
  );
}

function asRules(value: unknown): Rules {
  return v.is(rulesSchema, value) ? value : {};
}

/** Returns the values that a literal or a list of literals allows. */
function choicesOf({ type, options, literal }: Rules): readonly unknown[] | undefined {
  if (type === 'literal') return [literal];
  return type === 'picklist' && Array.isArray(options) ? options : undefined;
}

/** Returns the constraints beside the type. The first entry of a pipe is a schema, which may be a pipe itself. */
function checksOf({ pipe }: Rules): Rules[] {
  if (!Array.isArray(pipe)) return [];
  const [schema, ...checks] = pipe.map(asRules);
  return [...(schema ? checksOf(schema) : []), ...checks];
}

function implies(mine: Rules, other: Rules): boolean {
  const bound = bounds[other.type ?? ''];
  if (!bound || mine.type !== other.type) return isDeepStrictEqual(mine, other);
  return bound(Number(mine.requirement), Number(other.requirement));
}

function arePartsWithin(mine: Rules, other: Rules): boolean {
  if (other.type === 'array') return areRulesWithin(asRules(mine.item), asRules(other.item));
  if (other.type !== 'object') return true;
  const fields = entriesOf(mine);
  return Object.entries(entriesOf(other)).every(([name, demanded]) => {
    const allowed = fields[name];
    return allowed
      ? areRulesWithin(asRules(allowed), asRules(demanded))
      : asRules(demanded).type === 'optional';
  });
}

function entriesOf({ entries }: Rules): Readonly<Record<string, unknown>> {
  return typeof entries === 'object' && entries !== null ? { ...entries } : {};
}
