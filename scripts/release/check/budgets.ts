import path from 'node:path';
import { folderOf } from '@scripts/build/packages';
import { readJson } from '@scripts/kit/files/read-json';
import * as v from 'valibot';

const kilobytes = (standard: number) =>
  v.pipe(
    v.optional(v.pipe(v.number(), v.minValue(1)), standard),
    v.transform((count) => count * 1024),
  );

/** The standard is that of a remote. */
const budgetSchema = v.object({
  /** What comes with the first page of it. */
  entry: kilobytes(12),
  /** The entry and the files of any one page. */
  page: kilobytes(45),
  /** All its scripts, styles and drawings. */
  total: kilobytes(120),
});

/** How many bytes a visitor may have to fetch of a package, compressed with brotli. */
export type Budget = v.InferOutput<typeof budgetSchema>;

const manifestSchema = v.object({ budget: v.optional(budgetSchema, {}) });

/**
 * The budget of a package: what its package.json says under `budget`, in KB, and the standard for the rest. Raise
 * one only together with the reason why visitors should wait for it.
 */
export function readBudget(name: string): Budget {
  return readJson(path.join(folderOf(name), 'package.json'), manifestSchema).budget;
}
