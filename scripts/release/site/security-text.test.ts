import { brand } from '@little-arches/contracts/company';
import { POLICY_FRAGMENT, securityText } from './security-text';

const at = (siteUrl: string, now: string) => securityText(siteUrl, new Date(now));
const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  );

it("contains the fields that RFC 9116 requires, with the brand's contact data", () => {
  expect(fieldsOf(at('https://www.littlearches.example', '2026-11-22T12:00:00Z'))).toEqual({
    Contact: `mailto:${brand.email}`,
    Expires: '2027-10-01T00:00:00Z',
    'Preferred-Languages': 'en, de',
    Canonical: 'https://www.littlearches.example/.well-known/security.txt',
    Policy: `https://www.littlearches.example/privacy#${POLICY_FRAGMENT}`,
  });
});

it('omits addresses that are not https', () => {
  expect(at('http://localhost:3000', '2026-11-22T12:00:00Z')).not.toContain('http');
});

it.each(['2026-01-01T00:00:00Z', '2026-02-28T23:59:59Z', '2028-02-29T12:00:00Z', '2026-12-31T23:59:59Z'])(
  'expires 300 to 365 days after it was written on %s',
  (now) => {
    const days =
      (Date.parse(fieldsOf(at('https://a.example', now)).Expires ?? '') - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);
