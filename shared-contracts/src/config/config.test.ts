import fc from 'fast-check';
import { parseConfig, type SiteConfig } from './index';

const good: SiteConfig = {
  siteUrl: 'https://www.littlearches.example',
  channel: 'production',
  backend: { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_x' },
  payments: { provider: 'stripe', publishableKey: 'pk_live_x' },
};

const simulator = {
  provider: 'simulator',
  publishableKey: 'pk_test_x',
  script: '/payment-simulator/stripe.js',
  api: 'http://127.0.0.1:54321/payments',
} as const;

it.each([
  good,
  { ...good, payments: simulator },
  { ...good, reportUrl: 'https://collector.example/in' },
  { ...good, siteUrl: 'http://localhost:3000' },
])('reads %j', (config) => {
  expect(parseConfig(config)).toEqual(config);
});

it('drops unknown fields, so that a secret put in by mistake is not passed on', () => {
  const backend = { ...good.backend, secretKey: 'sb_secret_x' };
  expect(parseConfig({ ...good, backend })).toEqual(good);
});

it.each([
  [{ ...good, siteUrl: 'https://www.littlearches.example/' }, 'siteUrl'],
  [{ ...good, siteUrl: 'https://www.littlearches.example/shop' }, 'siteUrl'],
  [{ ...good, siteUrl: 'www.littlearches.example' }, 'siteUrl'],
  [{ ...good, siteUrl: 'javascript:alert(1)' }, 'siteUrl'],
  [{ ...good, channel: undefined }, 'channel'],
  [{ ...good, reportUrl: 'javascript:alert(1)' }, 'reportUrl'],
  [{ ...good, backend: { ...good.backend, url: 'ftp://abc.example' } }, 'backend.url'],
  [{ ...good, payments: { ...simulator, api: 'data:text/html,x' } }, 'payments.api'],
  [{ ...good, payments: { provider: 'cash', publishableKey: '' } }, 'payments.provider'],
  [{ ...good, payments: { provider: 'simulator', publishableKey: '' } }, 'payments.script'],
])('refuses %j and names %s', (config, field) => {
  expect(() => parseConfig(config)).toThrow(`The page's configuration is wrong at '${field}'`);
});

it('returns a configuration or throws an error that names the problem, for any input', () => {
  const configLike = fc.record({
    siteUrl: fc.oneof(fc.webUrl(), fc.string()),
    channel: fc.string(),
    backend: fc.oneof(fc.anything(), fc.constant(good.backend)),
    payments: fc.oneof(fc.anything(), fc.constant(simulator)),
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), configLike), (value) => {
      try {
        const { siteUrl } = parseConfig(value);
        expect(new URL(siteUrl).origin).toBe(siteUrl);
      } catch (error) {
        expect((error as Error).message).toMatch(/^The page's configuration is wrong at '/);
      }
    }),
  );
});
