import * as v from 'valibot';
import { answerJson, answerPosts } from '../_shared/answer.ts';
import { AnyObject, parseBody } from '../_shared/body.ts';
import { requireData, serviceClient } from '../_shared/service-client.ts';

const Rows = v.array(
  v.looseObject({
    level: v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.picklist(['0', '1', '2', '3'])),
  }),
);

/** Answers the products on sale in the shop's order, prices in the smallest currency unit: `{ data }`. */
export const handler = answerPosts('getProducts', async (request) => {
  await parseBody(request, AnyObject);
  const rows = requireData(
    await serviceClient()
      .from('products')
      .select('id, slug, name, description, price, currency, image, level')
      .is('withdrawn_at', null)
      .order('position')
      .order('id'),
  );
  const data = v.parse(Rows, rows).map(({ level, ...product }) => ({ ...product, metadata: { level } }));
  return answerJson({ data });
});
