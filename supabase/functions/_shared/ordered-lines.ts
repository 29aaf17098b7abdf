import * as v from 'valibot';

/** Columns of an order's lines that the contract needs. */
export const ORDERED_COLUMNS = 'id:product_id, quantity, size';

/** Schema of these columns. */
export const OrderedLines = v.array(
  v.object({
    id: v.string(),
    quantity: v.number(),
    size: v.pipe(
      v.nullable(v.number()),
      v.transform((size) => size ?? undefined),
    ),
  }),
);
