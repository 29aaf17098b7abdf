import { CHILD_LIMITS, NAME_LENGTH, plainText } from '@little-arches/contracts/input';
import { AVATARS, type CalendarDay, type Child, monthOf } from '@little-arches/contracts/values';
import * as v from 'valibot';

/** The input for a child; the database adds the id and the owner. */
export type ChildInput = Omit<Child, 'id'>;

/** The highest age for a new profile, in years. */
const OLDEST_AGE = 18;

/** Returns the years a child can be born in, newest first. `existing` is included even when it is older. */
export function birthYears(today: CalendarDay, existing?: number): number[] {
  const { year: thisYear } = monthOf(today);
  const years = Array.from({ length: OLDEST_AGE + 1 }, (_, ago) => thisYear - ago);
  return existing === undefined || years.includes(existing) ? years : [...years, existing];
}

const chosenNumber = (message: string) =>
  v.pipe(v.string(), v.nonEmpty(message), v.transform(Number), v.integer(message));

const { min, max } = CHILD_LIMITS.shoeSize;
const SHOE_SIZE = `Write an EU shoe size from ${min} to ${max}, whole or half, or leave it empty.`;

const shoeSize = v.pipe(
  v.string(),
  v.transform((text) => text.trim() || null),
  v.nullable(
    v.pipe(
      typedNumber(SHOE_SIZE),
      v.check((size) => size >= min && size <= max && Number.isInteger(size * 2), SHOE_SIZE),
    ),
  ),
);

/** Returns the schema of the child's profile form. `today` rules out future months. */
export function childFormSchema(today: CalendarDay) {
  const now = monthOf(today);
  return v.pipe(
    v.object({
      first_name: v.pipe(
        plainText({ missing: 'First name is required.' }),
        v.maxLength(NAME_LENGTH, `First name can have at most ${NAME_LENGTH} characters.`),
      ),
      birth_month: chosenNumber('Choose the month of birth.'),
      birth_year: chosenNumber('Choose the year of birth.'),
      shoe_size: shoeSize,
      avatar: v.picklist(AVATARS, 'Choose a picture.'),
      reference: v.pipe(
        plainText({}),
        v.maxLength(
          CHILD_LIMITS.reference,
          `A reference can have at most ${CHILD_LIMITS.reference} characters.`,
        ),
      ),
      notes: v.pipe(
        plainText({ lines: true }),
        v.maxLength(CHILD_LIMITS.notes, `Notes can have at most ${CHILD_LIMITS.notes} characters.`),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['birth_month'], ['birth_year']],
        ({ birth_month, birth_year }) => birth_year * 12 + birth_month <= now.year * 12 + now.month,
        'This month has not come yet. Check the month and the year of birth.',
      ),
      ['birth_month'],
    ),
  ) satisfies v.GenericSchema<unknown, ChildInput>;
}

/** Schema of a typed number: digits with at most one decimal comma or point. Refuses others with `wrong`. */
function typedNumber(wrong: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !/(?![0-9])\p{Nd}/u.test(text), 'Write the number with the digits 0 to 9.'),
    v.regex(/^[0-9]+(?:[.,][0-9]+)?$/, wrong),
    v.transform((text) => Number(text.replace(',', '.'))),
  );
}
