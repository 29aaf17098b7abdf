import { createTestHost } from 'shared-contracts/testing/test-host';
import { readAppCode } from './app-code';

it('is a code that leads to the app’s page on this site, in as many squares as its path draws', async () => {
  const { config } = createTestHost();
  const code = await readAppCode({ config: { ...config, siteUrl: 'https://arches.example' } });
  expect(code?.address).toBe('https://arches.example/coming-soon');
  const dark = new Set<string>();
  for (const [, x, y, width] of code?.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? [])
    for (let along = 0; along < Number(width); along += 1) dark.add(`${Number(x) + along} ${y}`);
  // Three corners hold the mark by which cameras find a code: a ring of seven squares round three by three.
  const last = (code?.size ?? 0) - 7;
  for (const [left, top] of [
    [0, 0],
    [last, 0],
    [0, last],
  ] as const)
    for (let step = 0; step < 7; step += 1) {
      expect(dark).toContain(`${left + step} ${top}`);
      expect(dark).toContain(`${left + 6} ${top + step}`);
      expect(dark.has(`${left + 1} ${top + step}`)).toBe(step === 0 || step === 6);
    }
});

it('differs from site to site', async () => {
  const { config } = createTestHost();
  const codes = ['https://a.example', 'https://b.example'].map((siteUrl) =>
    readAppCode({ config: { ...config, siteUrl } }),
  );
  const [first, second] = await Promise.all(codes);
  expect(first?.path).not.toBe(second?.path);
});
