import { randomBytes } from 'node:crypto';
import { applyDelta, dictionaryHash, makeDelta } from './delta';

const earlier = Buffer.from(randomBytes(60_000).toString('base64'));
const later = Buffer.from(earlier.toString().replace(/.{20}$/, 'another word'));

it('turns the earlier content into the later one with a few bytes', async () => {
  const delta = await makeDelta(later, earlier);
  expect(delta.byteLength).toBeLessThan(150);
  expect(await applyDelta(delta, earlier)).toEqual(later);
});

it('begins with the hash of its dictionary, as browsers expect', async () => {
  const delta = await makeDelta(later, earlier);
  expect(delta.subarray(0, 40).toString('hex')).toBe(`5e2a4d1820000000${dictionaryHash(earlier)}`);
});

it("can't be applied without its dictionary", async () => {
  const delta = await makeDelta(later, earlier);
  await expect(applyDelta(delta, later)).rejects.toThrow('It is no delta from that content');
  const broken = Buffer.concat([delta.subarray(0, -10), randomBytes(10)]);
  const made = await applyDelta(broken, earlier).catch(() => undefined);
  expect(made?.equals(later) ?? false).toBe(false);
});
