import * as v from 'valibot';
import { emailField } from './email';

it.each([
  ['mara@family.example', 'mara@family.example'],
  [' Mara@Family.Example\t', 'mara@family.example'],
  ['mara\u200b@family.example\u200b', 'mara@family.example'],
  ['\u202amara@family.example\u202c', 'mara@family.example'],
  ['\ufeff<mara@family.example>', 'mara@family.example'],
  ['mailto:mara@family.example', 'mara@family.example'],
  ['<MAILTO:mara@family.example>', 'mara@family.example'],
  ['o’neil@family.example', 'o’neil@family.example'],
  ["o'neil+feet@family.example", "o'neil+feet@family.example"],
  ['mara..l.@docomo.example', 'mara..l.@docomo.example'],
  ['jo\u0308rg@gro\u0308ße.example', 'jörg@xn--gre-6ka8i.example'],
  ['jörg@größe.example', 'jörg@xn--gre-6ka8i.example'],
  ['jörg@xn--gre-6ka8i.example', 'jörg@xn--gre-6ka8i.example'],
  ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
])('accepts the email address %j as %s', (typed, read) => {
  expect(v.parse(emailField, typed)).toBe(read);
});

const WRONG = 'Please enter an email address such as name@example.com.';

it.each([
  ['', 'Email is required.'],
  [' \u200b<> ', 'Email is required.'],
  ['mara', WRONG],
  ['mara@', WRONG],
  ['mara@family', WRONG],
  ['mara @family.example', WRONG],
  ['mara@family.example, kim@family.example', WRONG],
  ['mara@family.example\nkim@family.example', WRONG],
  ['Mara <mara@family.example>', WRONG],
  ['mara@größe.example/x', WRONG],
  ['mara\0@family.example', WRONG],
  ['mara\ud83d@family.example', WRONG],
  [`${'x'.repeat(250)}@a.example`, 'An email address has at most 254 characters.'],
])('refuses the email address %j with a sentence', (typed, message) => {
  const { issues } = v.safeParse(emailField, typed, { abortPipeEarly: true });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});
