import { encodeQrCode } from './qr-code';

it('draws the marks by which cameras find a code', async () => {
  const code = await encodeQrCode('https://arches.example/coming-soon');
  const dark = new Set<string>();
  for (const [, x, y, width] of code?.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? [])
    for (let along = 0; along < Number(width); along += 1) dark.add(`${Number(x) + along} ${y}`);
  // Each of three corners has a ring of seven squares around three by three.
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
