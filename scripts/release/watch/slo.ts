import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@little-arches/build/packages';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { parseJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

const limit = (most: number, unit: string) =>
  v.optional(
    v.pipe(
      v.number(`Expected a number${unit}`),
      v.check(
        (value) => value > 0 && value <= most,
        `Expected a number${unit}, more than 0 and at most ${most}`,
      ),
    ),
  );

const sloSchema = v.pipe(
  v.strictObject({
    /** Percent of the visits in which something of the package may fail. */
    failedVisits: limit(50, ' of percent'),
    /** The largest 75th percentile. */
    LCP: limit(60_000, ' of milliseconds'),
    INP: limit(60_000, ' of milliseconds'),
    CLS: limit(10, ''),
  }),
  v.check((slo) => Object.keys(slo).length > 0, 'Expected at least one of failedVisits, LCP, INP and CLS'),
);

/** The health that a package promises its visitors. */
export type Slo = v.InferOutput<typeof sloSchema>;

const manifestSchema = v.object({ slo: v.optional(sloSchema) });

/**
 * Returns the `slo` of a package's package.json; undefined when this checkout has no such package, or the package
 * promises nothing. Throws a UsageError that names the file and the wrong key.
 */
export function readSlo(name: string, folder: string = folderOf(name)): Slo | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const parsed = v.safeParse(manifestSchema, parseJson(readFileSync(file, 'utf8'), file));
  if (parsed.success) return parsed.output.slo;
  const [issue] = parsed.issues;
  throw new UsageError(
    `${file} is wrong at '${v.getDotPath(issue) ?? ''}': ${issue.message}. An example: "slo": { "failedVisits": 2, "LCP": 2500, "INP": 200, "CLS": 0.1 }`,
  );
}
