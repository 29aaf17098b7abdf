import * as v from 'valibot';
import { birthYears, childFormSchema } from './child-rules';

const today = '2026-11-20';
const filled = {
  first_name: ' Ida ',
  birth_month: '4',
  birth_year: '2019',
  shoe_size: '29,5',
  avatar: 'fox',
  reference: '',
  notes: '',
};

function errorsOf(changes: Partial<typeof filled>) {
  const result = v.safeParse(childFormSchema(today), { ...filled, ...changes }, { abortPipeEarly: true });
  return result.success ? [] : result.issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

it('converts the fields to the columns of the table', () => {
  expect(v.parse(childFormSchema(today), filled)).toEqual({
    first_name: 'Ida',
    birth_month: 4,
    birth_year: 2019,
    shoe_size: 29.5,
    avatar: 'fox',
    reference: '',
    notes: '',
  });
  expect(v.parse(childFormSchema(today), { ...filled, shoe_size: ' ' }).shoe_size).toBeNull();
});

it.each([
  [{ first_name: '  ' }, 'first_name', 'First name is required.'],
  [{ first_name: 'x'.repeat(61) }, 'first_name', 'First name can have at most 60 characters.'],
  [{ birth_month: '' }, 'birth_month', 'Choose the month of birth.'],
  [{ birth_year: '' }, 'birth_year', 'Choose the year of birth.'],
  [
    { birth_month: '12', birth_year: '2026' },
    'birth_month',
    'This month has not come yet. Check the month and the year of birth.',
  ],
  [{ avatar: 'dragon' }, 'avatar', 'Choose a picture.'],
  [{ reference: 'x'.repeat(41) }, 'reference', 'A reference can have at most 40 characters.'],
  [{ notes: 'x'.repeat(2001) }, 'notes', 'Notes can have at most 2000 characters.'],
])('refuses %j', (changes, field, message) => {
  expect(errorsOf(changes)).toEqual([[field, message]]);
});

it.each(['14.5', '50.5', '29.3', 'big', '3e1', '0x1e', '+30', '30,', '1.030,5'])(
  'refuses the shoe size %s',
  (shoe_size) => {
    expect(errorsOf({ shoe_size })).toEqual([
      ['shoe_size', 'Write an EU shoe size from 15 to 50, whole or half, or leave it empty.'],
    ]);
  },
);

it.each(['٢٩', '２９', '२९,५'])('requests the digits 0 to 9 instead of the shoe size %s', (shoe_size) => {
  expect(errorsOf({ shoe_size })).toEqual([['shoe_size', 'Write the number with the digits 0 to 9.']]);
});

it.each([{ shoe_size: '15' }, { shoe_size: '50' }, { birth_month: '11', birth_year: '2026' }])(
  'accepts %j',
  (changes) => {
    expect(errorsOf(changes)).toEqual([]);
  },
);

it('offers the last 18 years, and the stored year when it is older', () => {
  expect(birthYears(today)).toHaveLength(19);
  expect(birthYears(today, 2019)).toHaveLength(19);
  expect(birthYears(today, 2001).at(-1)).toBe(2001);
});
