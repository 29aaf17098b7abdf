import * as v from 'valibot';
import { type Product, productSchema } from '../../values/catalog';
import { type LeaveOut, parseList, parseShape } from '../parse-list';

/** The products on sale, in the shop's order; prices in the currency's smallest unit. */
export interface GetProductsAnswer {
  readonly data: readonly Product[];
}

const envelope = v.object({ data: v.unknown() });

/** Reads the store's products (specification, section 7). */
export const getProducts = {
  name: 'getProducts',
  parse: (answer: unknown, leaveOut: LeaveOut): GetProductsAnswer => {
    const { data } = parseShape('getProducts', envelope, answer);
    return { data: parseList('getProducts', productSchema, data, 'data', leaveOut) };
  },
} as const;
