import fc from 'fast-check';
import * as v from 'valibot';
import type { Backend } from './backend';
import { formatMoney, LEVELS } from './catalog';
import { createPaymentSessionRequest } from './functions/create-payment-session-request';
import {
  createPaymentSessionWithEmail,
  parsePaymentRefusal,
} from './functions/create-payment-session-with-email';
import { type Article, getBlogWebsite } from './functions/get-blog-website';
import { getPaymentStatus } from './functions/get-payment-status';
import { getProducts } from './functions/get-products';
import { getProfileWebsite } from './functions/get-profile-website';
import { submitContactMessage } from './functions/submit-contact-message';
import { CART_LIMITS } from './limits';
import { sampleProducts } from './testing/samples';

const never = () => {
  throw new Error('Something was left out');
};

const article: Article = {
  id: 'a-1',
  title: 'The Bridge Under Your Sole',
  slug: 'the-bridge-under-your-sole',
  summary: '',
  body: 'Stand on a cold floor.',
  cover: 'arches',
  category: 'How your body works',
  age_range: '7-10',
  reading_minutes: 3,
  published_at: '2026-10-20T08:00:00+00:00',
};

// Never run: the compiler must refuse each of these lines.
async function closedMap(backend: Backend) {
  // @ts-expect-error no function has this name
  await backend.call({ name: 'getProduct', parse: getProducts.parse }, {});
  // @ts-expect-error a name alone brings no parser
  await backend.call('getProducts', {});
  // @ts-expect-error getPaymentStatus wants a paymentIntent
  await backend.call(getPaymentStatus, { intent: 'pi_1' });
  // @ts-expect-error the answer has no products
  void (await backend.call(getProducts, {})).products;
  // @ts-expect-error Stripe alone calls it
  await backend.call({ name: 'stripeWebhook', parse: () => ({ received: true, result: '' }) }, {});
  // @ts-expect-error no such table
  await backend.remove({ table: 'product', columns: '*', parse: () => [] }, '1');
}

it('is closed', () => {
  expect(closedMap).toBeInstanceOf(Function);
});

describe('getProducts', () => {
  it('reads the products', () => {
    expect(getProducts.parse({ message: 'ok', data: sampleProducts }, never)).toEqual({
      data: sampleProducts,
    });
    expect(getProducts.parse({ data: [] }, never)).toEqual({ data: [] });
    expect(new Set(sampleProducts.map(({ metadata }) => metadata.level))).toEqual(new Set(LEVELS));
  });

  it.each([
    [undefined, 'the answer itself'],
    [{ message: 'broken' }, 'data'],
    [{ data: {} }, 'data'],
    [{ data: [{ ...sampleProducts[0], price: 19.9 }] }, 'data.0.price'],
    [{ data: [{ ...sampleProducts[0], price: '1990' }] }, 'data.0.price'],
    [{ data: [{ ...sampleProducts[0], price: -1 }] }, 'data.0.price'],
    [{ data: [{ ...sampleProducts[0], currency: 'euro' }] }, 'data.0.currency'],
    [{ data: [{ ...sampleProducts[0], metadata: { level: '4' } }] }, 'data.0.metadata.level'],
    [{ data: [{ ...sampleProducts[0], metadata: { level: 1 } }] }, 'data.0.metadata.level'],
  ])('refuses %j and names the field', (answer, field) => {
    expect(() => getProducts.parse(answer, never)).toThrow(
      `getProducts answered something unexpected at '${field}'`,
    );
  });

  it('lets only prices through that can be written', () => {
    const currency = fc.string({
      minLength: 3,
      maxLength: 3,
      unit: fc.constantFrom(...'eEuUrRzZ9€ '.split('')),
    });
    fc.assert(
      fc.property(fc.nat(), currency, (amount, code) => {
        const wanted = { ...sampleProducts[0], price: amount, currency: code };
        const { data } = getProducts.parse({ data: [sampleProducts[1], wanted] }, () => {});
        for (const { price, currency: read } of data)
          expect(formatMoney({ amount: price, currency: read })).toMatch(/\d/);
      }),
    );
  });
});

describe('getBlogWebsite', () => {
  it.each([
    [{}, 'data'],
    [{ data: null }, 'data'],
    ['stories', 'the answer itself'],
    [{ data: [{ ...article, title: 7 }] }, 'data.0.title'],
    [{ data: [{ ...article, reading_minutes: 0 }] }, 'data.0.reading_minutes'],
    [{ data: [{ ...article, published_at: 'yesterday' }] }, 'data.0.published_at'],
  ])('names the wrong field of %j', (answer, field) => {
    expect(() => getBlogWebsite.parse(answer, never)).toThrow(`at '${field}'`);
  });

  it.each(['2026-10-20T08:00:00+00:00', '2026-10-20T08:00:00.123456+00:00', '2026-10-20T08:00:00Z'])(
    'takes the moment as Postgres writes it: %s',
    (published_at) => {
      const data = [{ ...article, published_at, draft: true }];
      expect(getBlogWebsite.parse({ data }, never)).toEqual({ data: [{ ...article, published_at }] });
    },
  );
});

it.each([getProducts, getBlogWebsite, getProfileWebsite, getPaymentStatus, submitContactMessage])(
  '$name gives an answer or an error that names it, for whatever comes',
  ({ name, parse }) => {
    const answer = fc.oneof(fc.jsonValue(), fc.record({ data: fc.jsonValue(), status: fc.string() }));
    fc.assert(
      fc.property(answer, (value) => {
        try {
          expect(parse(value, () => {})).toBeInstanceOf(Object);
        } catch (error) {
          expect((error as Error).message).toMatch(new RegExp(`^${name} answered something unexpected at '`));
        }
      }),
    );
  },
);

describe('createPaymentSessionWithEmail', () => {
  const cart = (quantity: number, lines = 1) => ({
    email: 'mia@example.com',
    products: Array.from({ length: lines }, (_, index) => ({ id: `p-${index}`, quantity })),
  });

  it('takes as much as the cart lets in, and no more', () => {
    const { lines, quantity } = CART_LIMITS;
    expect(v.is(createPaymentSessionRequest, cart(quantity, lines))).toBe(true);
    expect(v.is(createPaymentSessionRequest, cart(quantity + 1))).toBe(false);
    expect(v.is(createPaymentSessionRequest, cart(1, lines + 1))).toBe(false);
    expect(v.is(createPaymentSessionRequest, cart(1, 0))).toBe(false);
  });

  it('needs a client secret', () => {
    expect(() => createPaymentSessionWithEmail.parse({ paymentIntent: '' })).toThrow("at 'paymentIntent'");
  });

  it.each([
    [{ message: 'Paid', reason: 'cart_paid', lines: [{ id: 'p-1', quantity: 2 }], paymentIntent: 'pi_1' }],
    [{ message: 'Wait', reason: 'payment_processing' }],
    [{ message: 'Again?', reason: 'paid_before' }],
  ])('reads the refusal %j', ({ message: _, ...refusal }) => {
    expect(parsePaymentRefusal({ message: 'No', ...refusal })).toEqual(refusal);
  });

  it.each([[undefined], [{ message: 'No' }], [{ reason: 'other' }], [{ reason: 'cart_paid' }]])(
    'knows no reason in %j',
    (answer) => {
      expect(parsePaymentRefusal(answer)).toBeUndefined();
    },
  );
});
