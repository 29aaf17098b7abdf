import { isAsPrerendered } from './hydration';

it.each(['', '?utm_source=letter&utm_medium=email', '?fbclid=1', '?gclid=a&mc_cid=b'])(
  'hydrates the prerendered page at the query %j',
  (search) => expect(isAsPrerendered(search)).toBe(true),
);

it.each(['?returnTo=/profile', '?utm_source=letter&topic=arches', '?x', '?utm=1'])(
  'renders the page anew at the query %j',
  (search) => expect(isAsPrerendered(search)).toBe(false),
);
