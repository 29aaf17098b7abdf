import * as v from 'valibot';
import { signInSchema, signUpSchema } from './auth-rules';

const filled = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@family.example',
  password: '12345678',
  audience: 'parent',
};

function errorsOf(changes: Partial<typeof filled>) {
  const result = v.safeParse(signUpSchema, { ...filled, ...changes }, { abortPipeEarly: true });
  return result.success ? [] : result.issues.map((issue) => issue.message);
}

it.each([
  [{ firstName: ' ' }, 'First name is required.'],
  [{ lastName: '' }, 'Last name is required.'],
  [{ email: '' }, 'Email is required.'],
  [{ email: 'mara' }, 'Please enter an email address such as name@example.com.'],
  [{ password: '' }, 'Password is required.'],
  [{ password: '1234567' }, 'Use a password of at least 8 characters.'],
  [{ password: 'x'.repeat(73) }, 'Use a password of at most 72 characters.'],
  // 40 letters, 80 bytes.
  [{ password: 'é'.repeat(40) }, expect.stringContaining('Use a shorter password')],
  [{ audience: '' }, 'Confirm that you are a parent, a guardian or a pediatric professional.'],
])('refuses the sign-up with %j', (changes, message) => {
  expect(errorsOf(changes)).toEqual([message]);
});

it.each([
  {},
  { password: '        ' },
  { password: 'x'.repeat(72) },
  { password: 'ä€ 🙂 passt' },
  { email: ' jörg@größe.example ' },
])('accepts the sign-up with %j', (changes) => {
  expect(errorsOf(changes)).toEqual([]);
});

it('keeps the spaces of a password, and of the email only what can be typed', () => {
  expect(v.parse(signInSchema, { email: ' <a\u200b@b.example> ', password: ' x ' })).toEqual({
    email: 'a@b.example',
    password: ' x ',
  });
});
