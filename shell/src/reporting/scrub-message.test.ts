import fc from 'fast-check';
import { scrubMessage } from './scrub-message';

it.each([
  [
    "Cannot read properties of undefined (reading 'length')",
    'cannot read properties of undefined reading length',
  ],
  [`can't access property "emma", children is undefined`, "can't access property … children is undefined"],
  [`undefined is not an object (evaluating 'a.b')`, 'undefined is not an object … a …'],
  ['Failed to fetch', 'failed to fetch'],
  ['the server answered 503', 'the server answered 503'],
  [`Unexpected token 'E', "Emma Lindqvist" is not valid JSON`, 'unexpected token … is not valid json'],
])('scrubs %s to: %s', (message, scrubbed) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

it.each([
  'mara@littlearches.example',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
  'sb_secret_abc',
  '6f1c2d34-aaaa-4bbb-8ccc-0123456789ab',
  '/profile/scans/6f1c2d34?token_hash=abc#access_token=x',
  'https://www.example.org/child/token?value=string',
  'Élodie',
  'Нина',
  '小明',
  "O'Brien",
  '+46 70 123 45 67',
  '187',
])('leaves nothing of %s', (personal) => {
  expect(scrubMessage(personal)).toBe('');
  expect(scrubMessage(`Invalid value ${personal}: not a date`)).toBe('invalid value … not a date');
});

/** Frequent names in Sweden, Germany, France, Britain and the United States, and those of the sample families. */
const NAMES =
  `Emma Olivia Ava Mia Sophia Isabella Charlotte Amelia Harper Evelyn Liam Noah Oliver Elijah James William
Will Benjamin Lucas Henry Alexander Mark Max Grace Hope Faith Joy Rose Lily May June April Summer Autumn Art Bill Bob
Jack Sue Pat Drew Chase Miles Dale Frank Grant Dean Ray Rich Rob Gene Cliff Heath Glen Lance Chip Penny Robin Sky Brook
Alice Maja Elsa Astrid Wilma Freja Hugo Axel Nils Elias Otto Finn Jonas Paul Leon Felix Ben Emil Hannah Lena Lea Marie
Louise Jade Lou Anna Hans Jean Luc Zoe Tim Tom Ted Ed Al Jo Sam Mara Noor Ida Ines Li Wei An Do`.split(/\s+/);
const EVERYDAY = new Set(['an', 'do']);

it('contains no first name as a technical word', () => {
  expect(NAMES.filter((name) => scrubMessage(name) && !EVERYDAY.has(name.toLowerCase()))).toEqual([]);
});

it('keeps only words of its list, whatever the input', () => {
  const name = fc.constantFrom(...NAMES.filter((each) => !EVERYDAY.has(each.toLowerCase())));
  const piece = fc.oneof(
    fc.string(),
    fc.emailAddress(),
    fc.uuid(),
    fc.webUrl({ withQueryParameters: true }),
    name,
  );
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom(' ', '', '"', '\n', '\u0000'), (pieces, between) => {
      const scrubbed = scrubMessage(pieces.join(between));
      expect(scrubbed.length).toBeLessThanOrEqual(200);
      // Scrubbing again changes nothing: each remaining word is on the list.
      expect(scrubMessage(scrubbed.replaceAll('…', 'Emma')).replaceAll('…', '')).toBe(
        scrubbed.replaceAll('…', ''),
      );
      expect(scrubbed).toMatch(/^[a-z0-9' …]*$/);
    }),
  );
});
