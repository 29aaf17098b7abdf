import type { SiteConfig } from '@little-arches/contracts/config';
import { renderDocument } from '../compose/document/document';
import { sampleConfig } from '../testing/sample-build';
import { sampleDocument } from '../testing/sample-document';
import { securityHeaders } from './security-headers';

const simulator: SiteConfig = {
  ...sampleConfig,
  siteUrl: 'http://localhost:3000',
  backend: { url: 'http://127.0.0.1:54321', publishableKey: 'sb_publishable_x' },
  payments: {
    provider: 'simulator',
    publishableKey: 'pk_test',
    script: '/payment-simulator/stripe.js',
    api: 'http://127.0.0.1:54321/payments',
  },
};

function policyOf(config: SiteConfig, additions = {}): Record<string, string[]> {
  const text = securityHeaders(config, additions)['content-security-policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  );
}

it.each([
  ['Stripe', sampleConfig],
  ['the simulator', simulator],
])('allows neither inline code nor eval, and no Trusted Types but the shell’s, with %s', (_, config) => {
  expect(securityHeaders(config)['content-security-policy']).not.toMatch(/unsafe-| \*[ ;]| https?:[ ;]/);
  expect(policyOf(config)).toMatchObject({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['little-arches', 'default'],
  });
});

it('allows connections to the backend and, for payments by Stripe, to Stripe', () => {
  expect(policyOf(sampleConfig)).toMatchObject({
    'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
    'connect-src': ["'self'", 'https://abc.supabase.co', 'https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  });
});

it('allows no other origin for payments by the simulator', () => {
  expect(policyOf(simulator)).toMatchObject({
    'script-src': ["'self'"],
    'connect-src': ["'self'", 'http://127.0.0.1:54321'],
    'frame-src': ['http://127.0.0.1:54321'],
  });
});

it("adds development's sources to the right directives", () => {
  const additions = { scripts: ['http://localhost:3001'], connections: ['ws://localhost:3001'] };
  const policy = policyOf(simulator, additions);
  expect(policy['script-src']).toContain('http://localhost:3001');
  expect(policy['connect-src']).toContain('ws://localhost:3001');
  expect(policy['default-src']).toEqual(["'none'"]);
});

it.each([
  ['the backend', `${simulator.backend.url}/reports`],
  ['the site itself', `${simulator.siteUrl}/reports`],
])('lets browsers report violations when %s receives the reports', (_, reportUrl) => {
  const policy = policyOf({ ...simulator, reportUrl });
  expect(policy['report-uri']).toEqual([reportUrl]);
  expect(policy['connect-src']).toEqual(["'self'", 'http://127.0.0.1:54321']);
});

it('allows pages to report to an external collector, but no browser reports, which contain page addresses', () => {
  const policy = policyOf({ ...simulator, reportUrl: 'https://collector.example/in' });
  expect(policy['report-uri']).toBeUndefined();
  expect(policy['connect-src']).toContain('https://collector.example');
});

it('adds no reporting without a collector, and escapes addresses that would end the directive', () => {
  expect(policyOf(simulator)['report-uri']).toBeUndefined();
  const reportUrl = `${simulator.backend.url}/reports?a=1;script-src *,x`;
  expect(policyOf({ ...simulator, reportUrl })['script-src']).toEqual(["'self'"]);
  expect(policyOf({ ...simulator, reportUrl })['report-uri']).toHaveLength(1);
});

it('sends Strict-Transport-Security on https only', () => {
  expect(securityHeaders(sampleConfig)['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(securityHeaders(simulator)['strict-transport-security']).toBeUndefined();
});

/** Rules of Mozilla's HTTP Observatory in 2026: 100 points, and extra points for more than the required. */
it("meets every rule of the Observatory's 135 points on https", () => {
  const { 'content-security-policy': policy = '', ...headers } = securityHeaders(sampleConfig);
  const sources = policy.split('; ').flatMap((part) => part.split(' ').slice(1));
  // Any of these costs points.
  expect(sources.filter((source) => /^'unsafe-|^\*$|^https?:$|^data:$|^http:/.test(source))).toEqual([
    'data:',
  ]);
  expect(policy).toMatch(/img-src [^;]*data:/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1])).toBeGreaterThan(
    15_768_000,
  );
  const scripts = renderDocument(sampleDocument).match(/<script src=[^>]*>/g) ?? [];
  const extra = [
    [10, policy.startsWith("default-src 'none';")],
    [5, policy.includes("frame-ancestors 'none'")],
    [
      5,
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers['referrer-policy'] ?? '',
      ),
    ],
    [10, headers['cross-origin-resource-policy'] === 'same-origin'],
    [5, scripts.length > 0 && scripts.every((script) => script.includes(' integrity="sha384-'))],
  ] as const;
  expect(extra.reduce((sum, [points, isGiven]) => sum + (isGiven ? points : 0), 100)).toBe(135);
});

it('forbids access to devices', () => {
  expect(securityHeaders(sampleConfig)['permissions-policy']).toContain('camera=()');
});

it('allows windows of wallets to answer for real payments only', () => {
  const opener = (config: SiteConfig) => securityHeaders(config)['cross-origin-opener-policy'];
  expect(sampleConfig.payments.provider).toBe('stripe');
  expect(opener(sampleConfig)).toBe('same-origin-allow-popups');
  expect(opener(simulator)).toBe('same-origin');
});
