import type { SupabaseClient } from '@supabase/supabase-js';

/** Products of the tests, beside those of the seed. */
export const PRODUCTS = {
  sole: { id: '0d5a6a0e-0000-4000-8000-000000000001', name: 'Test Sole', price: 2900, currency: 'eur' },
  wedge: { id: '0d5a6a0e-0000-4000-8000-000000000002', name: 'Test Wedge', price: 3950, currency: 'eur' },
  foreign: { id: '0d5a6a0e-0000-4000-8000-000000000003', name: 'Test Import', price: 5000, currency: 'usd' },
  gone: { id: '0d5a6a0e-0000-4000-8000-000000000004', name: 'Test Relic', price: 1000, currency: 'eur' },
  free: { id: '0d5a6a0e-0000-4000-8000-000000000005', name: 'Test Gift', price: 0, currency: 'eur' },
} as const;

/** Puts the products of the tests into the shop. */
export async function insertProducts(service: SupabaseClient): Promise<void> {
  const rows = Object.entries(PRODUCTS).map(([key, product], index) => ({
    ...product,
    slug: `test-${key}`,
    description: `A product of the tests: ${product.name}.`,
    image: 'insole',
    level: String(index % 4),
    position: 9000 - index,
    withdrawn_at: key === 'gone' ? '2026-01-01T00:00:00Z' : null,
  }));
  const { error } = await service.from('products').insert(rows);
  if (error) throw new Error(`The products of the tests could not be inserted: ${error.message}`);
}
