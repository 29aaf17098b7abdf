import { filtersByExpression } from './regular-expressions';

it.each([
  ['notes=match.a', true],
  ['notes=imatch.a', true],
  ['notes=not.match.a', true],
  ['notes=match(any).{a,b}', true],
  ['scans.note=not.imatch(all).{a}', true],
  ['or=(a.eq.b,notes.match.a)', true],
  ['and=(a.eq.b,or(notes.not.imatch.a))', true],
  ['not.or=(notes.match.a)', true],
  ['scans.not.and=(note.match.a)', true],
  ['notes=eq.match.a', false],
  ['notes=eq.a.match.b', false],
  ['match=eq.a', false],
  ['or=(match.eq.a,notes.eq.match)', false],
  ['select=match,imatch&order=id.asc', false],
])('%s filters by an expression: %s', (query, expected) => {
  expect(filtersByExpression(`http://127.0.0.1/rest/v1/children?${query}`)).toBe(expected);
});
