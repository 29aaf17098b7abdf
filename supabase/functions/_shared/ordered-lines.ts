import * as v from 'valibot';

/** What is selected of an order's lines for the contract. */
export const ORDERED_COLUMNS = 'id:product_id, quantity, size';

/** Parses these columns by the contract. */
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
