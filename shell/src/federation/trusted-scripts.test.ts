import { createScriptPolicies } from './trusted-scripts';

type Rules = { createScriptURL(address: string): string | null };

const stripe = { provider: 'stripe', publishableKey: 'pk' } as const;
const simulator = {
  provider: 'simulator',
  publishableKey: 'pk',
  script: '/payment-simulator/stripe.js',
  api: 'http://127.0.0.1:54321/payments',
} as const;

/** Installs fake Trusted Types and records the rules of each policy. */
function browserWithPolicies() {
  const policies = new Map<string, Rules>();
  const trustedTypes = {
    createPolicy(name: string, rules: Rules) {
      if (policies.has(name)) throw new TypeError(`Policy ${name} exists`);
      policies.set(name, rules);
      return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
    },
  };
  Object.defineProperty(globalThis, 'trustedTypes', { value: trustedTypes, configurable: true });
  return policies;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

const own = [
  '/assets/remote-store/1.0.0-abc/entry.0123456789.js',
  'http://localhost/assets/remote-store/1.0.0/page-store.js?retry=17',
];
const foreign = [
  'https://evil.example/assets/remote-store/1.0.0/entry.js',
  '//evil.example/assets/remote-store/1.0.0/entry.js',
  'http://localhost:81/assets/remote-store/1.0.0/entry.js',
  '/assets/remote-store/1.0.0/../../../mailbox.js',
  '/assets/remote-store/1.0.0/image.svg',
  '/assets/remote-store/entry.js',
  '/payment-simulator/stripe.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:http://localhost/1',
];

it.each(own)('accepts %s in the loader', (address) => {
  expect(createScriptPolicies(stripe)(address)).toBe(address);
  browserWithPolicies();
  expect(createScriptPolicies(stripe)(address)).toBe(`trusted ${address}`);
});

it.each(foreign)('refuses %s in the loader, with or without Trusted Types', (address) => {
  expect(() => createScriptPolicies(stripe)(address)).toThrow("none of this site's releases");
  browserWithPolicies();
  expect(() => createScriptPolicies(simulator)(address)).toThrow("none of this site's releases");
});

it('creates two policies, neither of which creates HTML or code', () => {
  const policies = browserWithPolicies();
  createScriptPolicies(stripe);
  expect([...policies.keys()].sort()).toEqual(['default', 'little-arches']);
  for (const rules of policies.values()) expect(Object.keys(rules)).toEqual(['createScriptURL']);
});

it.each([
  [stripe, 'https://js.stripe.com/endive/stripe.js', true],
  [stripe, 'https://m.js.stripe.com/x.js', true],
  [stripe, 'http://js.stripe.com/endive/stripe.js', false],
  [stripe, 'https://evil-js.stripe.com.evil.example/stripe.js', false],
  [stripe, 'https://other-js.stripe.com/stripe.js', false],
  [stripe, 'https://evil.example/js.stripe.com', false],
  [stripe, '/payment-simulator/stripe.js', false],
  [stripe, '/assets/remote-store/1.0.0/entry.js', true],
  [simulator, '/assets/remote-store/file-0123456789abcdef/7.js', true],
  [simulator, '/assets/remote-store/1.0.0/../../../mailbox.js', false],
  [simulator, '/payment-simulator/stripe.js', true],
  [simulator, 'https://evil.example/payment-simulator/stripe.js', false],
  [simulator, 'https://js.stripe.com/endive/stripe.js', false],
] as const)('with %j a plain text may be %s: %s', (payments, address, allowed) => {
  const policies = browserWithPolicies();
  createScriptPolicies(payments);
  expect(policies.get('default')?.createScriptURL(address)).toBe(allowed ? address : null);
});
