import * as v from 'valibot';
import { packageName } from '../names/package-name';
import { version } from '../reading/fields';
import { parseStored } from '../reading/parse-stored';
import { VISIT_FORMAT } from './receiver';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

const partSchema = v.object({ package: packageName, version, failures: whole });

/** A version that a visit needed. */
export type VisitedPart = v.InferOutput<typeof partSchema>;

const visitSchema = v.object({
  format: v.number(),
  visit: v.object({
    /** Id of the composition of the page. */
    composition: v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/)),
    channel: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,40}$/)),
    /** The token that the receiver issued to this page; empty without one. */
    token: v.pipe(v.string(), v.regex(/^[\w.-]{0,120}$/)),
    /** The versions that the visit needed, each once, and how often each of them has failed. */
    parts: v.pipe(v.array(partSchema), v.maxLength(20), v.check(areDifferent, 'A version is named twice')),
    /** Milliseconds; CLS has no unit. */
    vitals: v.pipe(
      v.array(
        v.object({
          name: v.picklist(['LCP', 'INP', 'CLS']),
          value: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
          package: packageName,
          version,
        }),
      ),
      v.maxLength(30),
    ),
  }),
});

/**
 * A page's report of a visit, sent when the visitor leaves the page, without personal data. A later report with the
 * same token replaces an earlier one.
 */
export type Visit = v.InferOutput<typeof visitSchema>['visit'];

/** A vital of a visit, with the version that caused it. */
export type VisitVital = Visit['vitals'][number];

function areDifferent(parts: VisitedPart[]): boolean {
  return new Set(parts.map(({ package: name, version: of }) => `${name} ${of}`)).size === parts.length;
}

/** Returns true when the value is a visit and not a batch of reports. */
export function isVisit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'visit' in value;
}

/** Reads a page's report of a visit. Throws an Error that names the problem. */
export function parseVisit(value: unknown): Visit {
  const about = { what: 'The visit', format: VISIT_FORMAT, reader: 'the receiver of reports' };
  return parseStored(visitSchema, value, about).visit;
}
