import { testBackend } from '@little-arches/backend/testing/backend-process';
import { createFamily } from '@little-arches/backend/testing/test-families';
import { fold } from '@little-arches/contracts/input';

const backend = testBackend();

/** Returns the characters from one code to another, each between two letters. */
function between(from: number, to: number): string {
  const codes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return codes.map((code) => `A${String.fromCodePoint(code)}b`).join('|');
}

it.each([
  ['ASCII', between(0x20, 0x7e)],
  ['Latin, Greek, Cyrillic, Armenian', between(0xa0, 0x58f)],
  ['Hebrew and Arabic', between(0x5d0, 0x6ff)],
  ['Devanagari', between(0x900, 0x97f)],
  ['further Latin and Greek', between(0x1e00, 0x1fff)],
  ['punctuation', between(0x2010, 0x2027)],
  ['full-width letters', between(0xff01, 0xff5e)],
])('folds %s in the database as in the contract', async (_, text) => {
  const { client } = await createFamily(backend);
  const { data } = await client.rpc('fold', { p_text: text }).throwOnError();
  expect(data).toBe(fold(text));
});
