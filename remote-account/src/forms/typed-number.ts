import * as v from 'valibot';

/** Schema of a typed number: digits with at most one decimal comma or point. Refuses others with `wrong`. */
export function typedNumber(wrong: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !/(?![0-9])\p{Nd}/u.test(text), 'Write the number with the digits 0 to 9.'),
    v.regex(/^[0-9]+(?:[.,][0-9]+)?$/, wrong),
    v.transform((text) => Number(text.replace(',', '.'))),
  );
}
