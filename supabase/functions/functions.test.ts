import { getBlogWebsite, getProducts, getProfileWebsite } from '@little-arches/contracts/backend';
import { type Customer, PRODUCTS, testShop } from './_testing/shop.ts';

const shop = testShop();
let mia: Customer;
let jo: Customer;

beforeAll(async () => {
  mia = await shop.createCustomer();
  jo = await shop.createCustomer();
});

const { sole, wedge, gone, free } = PRODUCTS;

// deno.test.ts sends these requests to every function, in Node and in Deno.
describe('a function', () => {
  const name = 'getProducts';

  test.each([
    ['no JSON', '{"email":', 400],
    ['a JSON list', '[1]', 422],
    ['a body that is too large', JSON.stringify({ email: 'x'.repeat(300_000) }), 413],
  ])('refuses %s with a message that browsers may read', async (_what, body, status) => {
    const answer = await shop.send(name, { body, user: mia });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message: expect.any(String) });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('refuses other methods', async () => {
    const answer = await shop.send(name, { method: 'PUT', body: '{}', user: mia });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

test.each([getProducts, getBlogWebsite, getProfileWebsite])(
  '$name returns exactly what its caller parses',
  async ({ name, parse }) => {
    const { body } = await shop.call(name, { email: mia.email }, mia);
    const leaveOut = jest.fn();
    expect(parse(body, leaveOut)).toEqual(body);
    expect(leaveOut).not.toHaveBeenCalled();
  },
);

describe.each([
  'getProfileWebsite',
  'createPaymentSessionWithEmail',
  'setDelivery',
  'deleteAccount',
  'importScan',
])('%s without a valid user', (name) => {
  test('asks to log in without a user token', async () => {
    const answer = await shop.call(name, { email: mia.email });
    expect([answer.status, answer.body]).toEqual([401, { message: 'Please login' }]);
  });

  test.each([
    ['the publishable key', () => shop.publishableKey],
    ['a broken token', () => mia.token.slice(0, -6)],
    ['an unsigned token', () => `${btoa('{"alg":"none"}')}.${mia.token.split('.')[1]}.`],
  ])('refuses %s', async (_what, token) => {
    const headers = { authorization: `Bearer ${token()}` };
    expect((await shop.send(name, { body: JSON.stringify({ email: mia.email }), headers })).status).toBe(401);
  });
});

describe('getProfileWebsite', () => {
  test('returns the profile of the verified user, whatever the case of the email', async () => {
    const { status, body } = await shop.call('getProfileWebsite', { email: mia.email.toUpperCase() }, mia);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: expect.any(String),
      data: { first_name: 'Mia', last_name: 'van der Berg', group_id: expect.any(String), role: 'parent' },
    });
  });

  test("refuses another user's email", async () => {
    expect((await shop.call('getProfileWebsite', { email: jo.email }, mia)).status).toBe(403);
  });

  test('answers 404 without a profile', async () => {
    const lost = await shop.createCustomer();
    await shop.service.from('profiles').delete().eq('id', lost.id);
    const { status, body } = await shop.call('getProfileWebsite', { email: lost.email }, lost);
    expect([status, body]).toEqual([404, { status: 'error', message: expect.any(String) }]);
  });
});

describe('getProducts and getBlogWebsite', () => {
  test('return the products on sale in their order, with the level in metadata', async () => {
    const { status, body } = await shop.call('getProducts', {});
    expect(status).toBe(200);
    const ids: string[] = body.data.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(gone.id);
    expect(ids.indexOf(free.id)).toBeLessThan(ids.indexOf(sole.id));
    expect(body.data.find(({ id }: { id: string }) => id === wedge.id)).toEqual({
      ...wedge,
      slug: 'test-wedge',
      description: 'A product of the tests: Test Wedge.',
      image: 'insole',
      metadata: { level: '1' },
      sizes: [],
    });
  });

  test('return the published articles, newest first', async () => {
    const article = (title: string, published_at: string) => ({
      title,
      summary: 'A summary.',
      body: 'A body.',
      cover: 'feet',
      category: 'Feet',
      age_range: '6-9',
      reading_minutes: 2,
      published_at,
    });
    const { error } = await shop.service
      .from('articles')
      .insert([
        article('Test older', '2020-01-01T00:00:00Z'),
        article('Test newer', '2020-02-01T00:00:00Z'),
        article('Test tomorrow', new Date(Date.now() + 86_400_000).toISOString()),
      ]);
    expect(error).toBeNull();
    const { body } = await shop.call('getBlogWebsite', {});
    const titles: string[] = body.data.map(({ title }: { title: string }) => title);
    expect(titles.filter((title) => title.startsWith('Test '))).toEqual(['Test newer', 'Test older']);
    expect(Object.keys(body.data.at(-1)).sort()).toEqual([
      'age_range',
      'body',
      'category',
      'cover',
      'id',
      'published_at',
      'reading_minutes',
      'slug',
      'summary',
      'title',
    ]);
  });

  test('return the texts of an article for beginners and for parents', async () => {
    const more = {
      short_body: 'Short.',
      parents_note: 'For you.',
      sources: ['A book', 'https://doi.org/10.1/2'],
    };
    await shop.service.from('articles').update(more).eq('title', 'Test newer').throwOnError();
    const { body } = await shop.call('getBlogWebsite', {});
    expect(body.data.find(({ title }: { title: string }) => title === 'Test newer')).toMatchObject(more);
  });
});

describe('submitContactMessage', () => {
  const good = { name: 'Mia', email: 'mia@example.com', message: 'Do the insoles fit sandals?' };

  async function storedMessages() {
    const { data } = await shop.service.from('contact_messages').select('name, email, message, ip_hash');
    return data ?? [];
  }

  test('refuses what the form refuses, and stores nothing', async () => {
    const { status, body } = await shop.call('submitContactMessage', { ...good, message: 'Hello   ' });
    expect([status, body.message]).toEqual([422, expect.stringContaining('at least 10')]);
    expect(await storedMessages()).toEqual([]);
  });

  test('answers a bot with success and stores nothing', async () => {
    const { status, body } = await shop.call('submitContactMessage', {
      ...good,
      website: 'https://spam.example',
    });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(await storedMessages()).toEqual([]);
  });

  test('stores three messages an hour and refuses the fourth', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      const { status, body } = await shop.call('submitContactMessage', { ...good, name, website: '' });
      expect([status, body]).toEqual([200, { status: 'success', message: expect.any(String) }]);
    }
    const { status, body } = await shop.call('submitContactMessage', { ...good, email: 'jo@example.com' });
    expect([status, body]).toEqual([429, { message: expect.any(String) }]);
    const stored = await storedMessages();
    expect(stored.map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
    expect(stored[0]?.ip_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
