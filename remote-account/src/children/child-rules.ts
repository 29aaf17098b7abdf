import { AVATARS } from 'shared-contracts/profile';
import * as v from 'valibot';
import type { ChildInput } from './child-backend';

/** The oldest age a profile is made for, in years. */
const OLDEST_AGE = 18;

/** The years a child can be born in, newest first; `existing` is kept although it may be older. */
export function birthYears(today: string, existing?: number): number[] {
  const thisYear = new Date(today).getUTCFullYear();
  const years = Array.from({ length: OLDEST_AGE + 1 }, (_, ago) => thisYear - ago);
  return existing === undefined || years.includes(existing) ? years : [...years, existing];
}

const chosenNumber = (message: string) =>
  v.pipe(v.string(), v.nonEmpty(message), v.transform(Number), v.integer(message));

const SHOE_SIZE = 'Write an EU shoe size from 15 to 50, whole or half, or leave it empty.';

const shoeSize = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? null : Number(text.replace(',', '.')))),
  v.nullable(
    v.pipe(
      v.number(SHOE_SIZE),
      v.check((size) => size >= 15 && size <= 50 && Number.isInteger(size * 2), SHOE_SIZE),
    ),
  ),
);

/** The form of a child's profile, as read from its fields; `today` (a timestamp) rules out the future. */
export function childFormSchema(today: string) {
  const now = new Date(today);
  return v.pipe(
    v.object({
      first_name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('First name is required.'),
        v.maxLength(60, 'First name can have at most 60 characters.'),
      ),
      birth_month: chosenNumber('Choose the month of birth.'),
      birth_year: chosenNumber('Choose the year of birth.'),
      shoe_size: shoeSize,
      avatar: v.picklist(AVATARS, 'Choose a picture.'),
      notes: v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Notes can have at most 2000 characters.')),
    }),
    v.forward(
      v.partialCheck(
        [['birth_month'], ['birth_year']],
        ({ birth_month, birth_year }) =>
          birth_year * 12 + birth_month <= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1,
        'This month has not come yet. Check the month and the year of birth.',
      ),
      ['birth_month'],
    ),
  ) satisfies v.GenericSchema<unknown, ChildInput>;
}
