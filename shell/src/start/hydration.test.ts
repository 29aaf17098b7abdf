import { isAsPrerendered } from './hydration';

const page = (query?: readonly string[]) => ({
  path: '/kids-zone',
  title: 'Kids Zone',
  description: '',
  load: jest.fn(),
  ...(query && { query }),
});

it.each([
  '',
  '?utm_source=letter',
  '?srsltid=x',
  '?gad_source=1&igsh=',
  '?epik=',
  '?ref=newsletter',
  '?x',
  '?ages=8',
])('hydrates a prerendered page at the query %j, which it does not read', (search) => {
  expect(isAsPrerendered(page(['topic', 'age']), search)).toBe(true);
  expect(isAsPrerendered(page(), search)).toBe(true);
});

it.each(['?topic=arches', '?utm_source=letter&age=', '?age=8'])(
  'renders a page anew at the query %j, which it reads',
  (search) => expect(isAsPrerendered(page(['topic', 'age']), search)).toBe(false),
);
