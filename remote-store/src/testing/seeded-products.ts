import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Level, Product } from '@little-arches/contracts/values';

/** A product of a new database, with the columns that the seed contains. */
export type SeededProduct = Pick<Product, 'slug' | 'name' | 'description' | 'metadata'>;

const seed = path.resolve(__dirname, '../../../supabase/seed/10-products.sql');
const ROW =
  /\('([\w-]+)', '([^']+)',\s+'([^']+)',\s+\d+, '\w+', '[\w-]+', '([0-3])', \d+, (null|now\(\)[^)]*)\)/g;

/** Reads the products on sale from the seed. */
export function seededProducts(): SeededProduct[] {
  return [...readFileSync(seed, 'utf8').matchAll(ROW)]
    .filter(([, , , , , withdrawn]) => withdrawn === 'null')
    .map(([, slug = '', name = '', description = '', level]) => ({
      slug,
      name,
      description,
      metadata: { level: level as Level },
    }));
}
