import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Level, Product } from 'shared-contracts/values';

/** A product on sale in a new database, as far as the seed writes it down. */
export type SeededProduct = Pick<Product, 'slug' | 'name' | 'description' | 'metadata'>;

const seed = path.resolve(__dirname, '../../../supabase/seed/10-products.sql');
const ROW =
  /\('([\w-]+)', '([^']+)',\s+'([^']+)',\s+\d+, '\w+', '[\w-]+', '([0-3])', \d+, (null|now\(\)[^)]*)\)/g;

/** The products that the seed puts on sale. */
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
