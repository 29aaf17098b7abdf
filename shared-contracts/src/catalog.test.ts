import fc from 'fast-check';
import { decimalAmount, formatMoney, LEVELS, parseProducts } from './catalog';
import { sampleProducts } from './testing/samples';

describe('decimalAmount', () => {
  it.each([
    [1999, 'eur', '19.99'],
    [2000, 'eur', '20.00'],
    [500, 'jpy', '500'],
    [1234, 'kwd', '1.234'],
  ])('writes %i %s as %s', (amount, currency, text) => {
    expect(decimalAmount({ amount, currency })).toBe(text);
  });
});

describe('formatMoney', () => {
  it.each([
    [1999, 'eur', '€19.99'],
    [1990, 'EUR', '€19.90'],
    [0, 'eur', '€0.00'],
    [5, 'usd', '$0.05'],
    [123456789, 'eur', '€1,234,567.89'],
    [1990, 'jpy', '¥1,990'],
    [1990, 'kwd', 'KWD 1.990'],
  ])('writes %s of %s as %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency }).replace(/\s/g, ' ')).toBe(text);
  });

  it.each(['EUR', 'GBP', 'USD'])('writes %s as Intl does', (currency) => {
    const intl = new Intl.NumberFormat('en', { style: 'currency', currency });
    fc.assert(
      fc.property(fc.integer({ max: 10 ** 12 }), (amount) => {
        expect(formatMoney({ amount, currency })).toBe(intl.format(amount / 100));
        expect(decimalAmount({ amount, currency })).toBe((amount / 100).toFixed(2));
      }),
    );
  });

  it('can write every price that parseProducts lets through', () => {
    const price = fc.nat();
    const currency = fc.string({
      minLength: 3,
      maxLength: 3,
      unit: fc.constantFrom(...'eEuUrRzZ9€ '.split('')),
    });
    fc.assert(
      fc.property(price, currency, (amount, code) => {
        const answer = { data: [{ ...sampleProducts[0], price: amount, currency: code }] };
        let products: ReturnType<typeof parseProducts>;
        try {
          products = parseProducts(answer);
        } catch {
          return;
        }
        for (const product of products)
          expect(formatMoney({ amount: product.price, currency: product.currency })).toMatch(/\d/);
      }),
    );
  });
});

describe('parseProducts', () => {
  it('reads the answer of getProducts', () => {
    expect(parseProducts({ message: 'ok', data: sampleProducts })).toEqual(sampleProducts);
    expect(parseProducts({ data: [] })).toEqual([]);
  });

  it('has samples on all four levels', () => {
    expect(new Set(sampleProducts.map(({ metadata }) => metadata.level))).toEqual(new Set(LEVELS));
  });

  it.each([
    [undefined, ''],
    [{ message: 'broken' }, 'data'],
    [{ data: {} }, 'data'],
    [{ data: [{ ...sampleProducts[0], price: 19.9 }] }, 'data.0.price'],
    [{ data: [{ ...sampleProducts[0], price: '1990' }] }, 'data.0.price'],
    [{ data: [{ ...sampleProducts[0], price: -1 }] }, 'data.0.price'],
    [{ data: [sampleProducts[0], { ...sampleProducts[1], currency: 'euro' }] }, 'data.1.currency'],
    [{ data: [{ ...sampleProducts[0], metadata: { level: '4' } }] }, 'data.0.metadata.level'],
    [{ data: [{ ...sampleProducts[0], metadata: { level: 1 } }] }, 'data.0.metadata.level'],
  ])('refuses %j and names the field', (answer, field) => {
    expect(() => parseProducts(answer)).toThrow(`getProducts answered something unexpected at '${field}'`);
  });

  it('answers anything with products or an error that names the call', () => {
    const productLike = fc.record({
      data: fc.array(fc.oneof(fc.anything(), fc.constant({ ...sampleProducts[0] }))),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), productLike), (answer) => {
        try {
          for (const { price } of parseProducts(answer)) expect(Number.isInteger(price)).toBe(true);
        } catch (error) {
          expect((error as Error).message).toMatch(/^getProducts answered something unexpected at '/);
        }
      }),
    );
  });
});
