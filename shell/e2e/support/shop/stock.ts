import * as v from 'valibot';
import { backendUrl } from '../site';
import { readKeys } from './payments';

const productsSchema = v.tuple([v.object({ id: v.string() })]);

/** Sets whether a product is in stock in a size, as the shop's staff do. */
export async function setStock(slug: string, size: number, inStock: boolean): Promise<void> {
  const headers = { apikey: readKeys().secretKey, 'content-type': 'application/json' };
  const found = await fetch(`${backendUrl}/rest/v1/products?select=id&slug=eq.${slug}`, { headers });
  const [{ id }] = v.parse(productsSchema, await found.json());
  const answer = await fetch(`${backendUrl}/rest/v1/product_sizes?product_id=eq.${id}&size=eq.${size}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ in_stock: inStock }),
  });
  if (!answer.ok) throw new Error(`The stock could not be set: ${answer.status} ${await answer.text()}`);
}
