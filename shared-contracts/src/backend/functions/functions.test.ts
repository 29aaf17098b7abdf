import fc from 'fast-check';
import { sampleProducts } from '../../testing/samples';
import { LEVELS } from '../../values/catalog';
import type { Backend } from '../backend';
import { getProducts } from './catalog';
import { submitContactMessage } from './contact';
import { createPaymentSessionWithEmail, getPaymentStatus } from './payment';
import { getProfileWebsite } from './profile';
import { type Article, getBlogWebsite } from './stories';

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

// Never run: the compiler must reject each of these lines.
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

it('rejects unknown functions at compile time', () => {
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
});

describe('getBlogWebsite', () => {
  it.each([
    [{}, 'data'],
    [{ data: null }, 'data'],
    ['stories', 'the answer itself'],
    [{ data: [{ ...article, title: 7 }] }, 'data.0.title'],
    [{ data: [{ ...article, reading_minutes: 0 }] }, 'data.0.reading_minutes'],
    [{ data: [{ ...article, published_at: 'yesterday' }] }, 'data.0.published_at'],
    [{ data: [{ ...article, sources: 'A book' }] }, 'data.0.sources'],
  ])('names the wrong field of %j', (answer, field) => {
    expect(() => getBlogWebsite.parse(answer, never)).toThrow(`at '${field}'`);
  });

  it.each(['2026-10-20T08:00:00+00:00', '2026-10-20T08:00:00.123456+00:00', '2026-10-20T08:00:00Z'])(
    'accepts the moment as Postgres writes it: %s',
    (published_at) => {
      const data = [{ ...article, published_at, draft: true }];
      expect(getBlogWebsite.parse({ data }, never)).toEqual({ data: [{ ...article, published_at }] });
    },
  );

  it('accepts a story with a short text, a note and sources, and one with null in these columns', () => {
    const more = { short_body: 'Stand.', parents_note: 'Look together.', sources: ['A book'] };
    const none = { short_body: null, parents_note: null, sources: null };
    const data = [
      { ...article, ...more },
      { ...article, ...none, id: 'a-2', slug: 'two' },
    ];
    expect(getBlogWebsite.parse({ data }, never).data).toEqual([
      { ...article, ...more },
      { ...article, id: 'a-2', slug: 'two' },
    ]);
  });

  const slugsOf = (...stories: readonly Partial<Article>[]) => {
    const data = stories.map((story, index) => {
      const { slug: _, ...unaddressed } = article;
      return { ...unaddressed, id: `a-${index + 1}`, ...story };
    });
    return getBlogWebsite.parse({ data }, never).data.map(({ slug }) => slug);
  };

  it.each([
    ['Who Made That Smell?', 'who-made-that-smell'],
    ['Don’t Step on the Lego!', 'dont-step-on-the-lego'],
    ['  Füße & Schuhe  ', 'fusse-schuhe'],
    ['Łódź, Šťastné', 'lodz-stastne'],
    ['İki Ayak', 'iki-ayak'],
    ['Почему у стоп есть своды? Йод!', 'почему-у-стоп-есть-своды-йод'],
    ['لماذا تتعرق القدمان؟', 'لماذا-تتعرق-القدمان'],
    ['Γιατί ιδρώνουν τα ΠΌΔΙΑ;', 'γιατί-ιδρώνουν-τα-πόδια'],
    ['足のアーチはなぜあるの？がぎ', '足のアーチはなぜあるの-がぎ'],
    ['पैर क्यों', 'पैर-क्यों'],
    ['26 bones', '26-bones'],
    ['👣 !', 'a-1'],
  ])('assigns an address to the title %j', (title, slug) => {
    expect(slugsOf({ title })).toEqual([slug]);
  });

  it('keeps the address of the older of two stories, in any order', () => {
    const newer = { published_at: '2026-02-01T00:00:00Z' };
    const older = { published_at: '2026-01-01T00:00:00Z' };
    const address = 'the-bridge-under-your-sole';
    expect(slugsOf(newer, older)).toEqual([`${address}-2`, address]);
    expect(slugsOf(older, newer, newer)).toEqual([address, `${address}-2`, `${address}-3`]);
  });

  it('keeps the address that the answer assigns to a story, whatever other titles are', () => {
    const given = { slug: 'first-steps', published_at: '2026-02-01T00:00:00Z' };
    expect(slugsOf({ title: 'First steps' }, given)).toEqual(['first-steps-2', 'first-steps']);
  });

  it('assigns each story its own address, which stays the same', () => {
    const titles = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('a', 'a 2', 'A-2', 'à')),
    );
    fc.assert(
      fc.property(titles, (given) => {
        const slugs = slugsOf(...given.map((title) => ({ title: `${title} ` })));
        expect(new Set(slugs).size).toBe(slugs.length);
        for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u);
        expect(slugsOf(...slugs.map((slug) => ({ slug })))).toEqual(slugs);
      }),
    );
  });
});

it.each([getProducts, getBlogWebsite, getProfileWebsite, getPaymentStatus, submitContactMessage])(
  '$name returns an answer or throws an error that names the function, for any input',
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

it('createPaymentSessionWithEmail requires a client secret', () => {
  expect(() => createPaymentSessionWithEmail.parse({ paymentIntent: '' })).toThrow("at 'paymentIntent'");
});
