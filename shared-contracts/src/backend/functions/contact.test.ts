import * as v from 'valibot';
import { contactMessageSchema } from './contact';

const good = { name: 'Mara', email: 'mara@family.example', message: 'Do the insoles fit rubber boots?' };

function errorsOf(message: typeof good) {
  const { issues = [] } = v.safeParse(contactMessageSchema, message, { abortPipeEarly: true });
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

it('accepts a valid message', () => {
  expect(errorsOf(good)).toEqual([]);
});

it.each([
  ['name', '  ', 'Name is required.'],
  ['name', 'Mara\nBerg', 'Some characters can’t be shown. Please delete the text and type it again.'],
  ['name', 'x'.repeat(101), 'A name has at most 100 characters.'],
  ['email', '', 'Email is required.'],
  ['email', 'mara@', 'Please enter an email address such as name@example.com.'],
  ['message', '', 'Message is required.'],
  ['message', 'Hello    ', 'Please write at least 10 characters, so that we can help.'],
  ['message', 'x'.repeat(4001), 'A message has at most 4000 characters.'],
] as const)('refuses %s %j', (field, value, error) => {
  expect(errorsOf({ ...good, [field]: value })).toEqual([[field, error]]);
});

it('names every wrong field at once', () => {
  expect(errorsOf({ name: '', email: '', message: '' }).map(([field]) => field)).toEqual([
    'name',
    'email',
    'message',
  ]);
});
