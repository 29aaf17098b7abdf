import { getProducts, requests } from '@little-arches/contracts/backend';
import * as v from 'valibot';
import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { logProblem } from '../_shared/log-problem.ts';
import { requireData, serviceClient } from '../_shared/service-client.ts';

const Rows = v.array(v.looseObject({ level: v.unknown() }));

/**
 * Answers the products on sale in the shop's order, prices in the smallest currency unit, sizes ascending: `{ data
 * }`.
 */
export const handler = answerPosts('getProducts', async (request) => {
  await parseBody(request, requests.getProducts);
  const rows = requireData(
    await serviceClient()
      .from('products')
      .select(
        'id, slug, name, description, price, currency, image, level, sizes:product_sizes(size, footLength:foot_mm, inStock:in_stock)',
      )
      .is('withdrawn_at', null)
      .order('position')
      .order('id')
      .order('size', { referencedTable: 'sizes' }),
  );
  const data = v
    .parse(Rows, rows)
    .map(({ level, ...product }) => ({ ...product, metadata: { level: String(level) } }));
  return getProducts.parse({ data }, logProblem);
});
