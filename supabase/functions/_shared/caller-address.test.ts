import { hashAddress } from './caller-address.ts';

beforeAll(() => {
  process.env.SUPABASE_SECRET_KEY = 'sb_secret_test';
});

const ask = (headers: Record<string, string>) =>
  hashAddress(new Request('http://localhost/', { headers }), { remoteAddr: { hostname: '203.0.113.9' } });

test('counts the address that the last hop wrote, not one that the caller wrote before it', async () => {
  const own = await ask({ 'x-forwarded-for': '203.0.113.7' });
  expect(await ask({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBe(own);
  expect(await ask({ 'x-forwarded-for': '203.0.113.7, 198.51.100.1' })).not.toBe(own);
});

test('counts the caller that Cloudflare names, because its own proxies follow in the list', async () => {
  const own = await ask({ 'x-forwarded-for': '203.0.113.7' });
  const hosted = {
    'cf-connecting-ip': '203.0.113.7',
    'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.1',
  };
  expect(await ask(hosted)).toBe(own);
});

test('counts the connection without such a header', async () => {
  expect(await ask({})).toBe(await ask({ 'x-forwarded-for': '203.0.113.9' }));
});
