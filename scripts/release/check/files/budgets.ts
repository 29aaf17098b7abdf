import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@little-arches/build/model/packages';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

const kilobytes = (standard: number) =>
  v.pipe(
    v.optional(v.pipe(v.number(), v.minValue(1)), standard),
    v.transform((count) => count * 1024),
  );

/** Schema of a budget. The defaults are the budget of a remote. */
const budgetSchema = v.object({
  /**
   * KB of the files that load with its first page. A standard entry, which includes its own Module Federation
   * runtime, has 24 to 31 KB.
   */
  entry: kilobytes(32),
  /** KB of the entry and the files of any one page. */
  page: kilobytes(65),
  /** KB of all its scripts, styles and vector images. */
  total: kilobytes(140),
  /** KB of one image or font, or of one film with its sound. */
  image: kilobytes(150),
  font: kilobytes(60),
  video: kilobytes(1500),
  /** KB of one page's HTML, including inlined styles. */
  html: kilobytes(40),
  /** KB by which a page may grow beyond the usual limit with one release. */
  growth: v.pipe(
    v.optional(v.number(), 0),
    v.transform((count) => count * 1024),
  ),
});

/** How much a visitor may have to download for a package, compressed with brotli. */
export type Budget = v.InferOutput<typeof budgetSchema>;

const manifestSchema = v.object({ budget: v.optional(budgetSchema, {}) });

/**
 * Returns the budget of a package: the `budget` of its package.json, in KB, with defaults for the rest. A raised
 * budget needs a reason why visitors should wait longer.
 */
export function readBudget(name: string): Budget {
  const file = path.join(folderOf(name), 'package.json');
  // The package may be promoted from here by a team without its sources.
  return existsSync(file) ? readJson(file, manifestSchema).budget : v.parse(budgetSchema, {});
}
