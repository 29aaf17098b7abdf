import { signedIn } from '../samples';
import type { Scenarios } from '../scenarios';
import { withChosen } from './host-parts';
import { hrefOfScenario, openScenario } from './opened-scenario';

const load = async () => ({ Page: () => null });
const page = (path: string) => ({ path, title: path, description: '', load });
const marketing = { name: 'remote-marketing', pages: { home: page('/'), contact: page('/contact-us') } };
const account = {
  name: 'remote-account',
  pages: { 'sign-in': page('/auth/sign-in'), scan: page('/scans/:id') },
};

const scenarios: Scenarios = {
  visitor: { title: 'Visitor', options: {} },
  refused: { title: 'Refused', path: '/contact-us', options: {} },
  link: { title: 'A link', path: '/scans/nope?token=1#who=me', options: {} },
};

const site = 'http://localhost:3001';
const fresh = { again: false, remembered: null };
const open = (
  remote: typeof marketing | typeof account,
  path: string,
  window: Partial<typeof fresh> | object = {},
) => openScenario(remote, scenarios, { href: site + path, ...fresh, ...window });

it.each([
  // A remote that owns '/' opens the page of its scenario there, too.
  [marketing, '/?scenario=refused', 'refused', '/contact-us?scenario=refused'],
  [marketing, '/?scenario=visitor', 'visitor', '/?scenario=visitor'],
  [marketing, '/', 'visitor', '/?scenario=visitor'],
  [account, '/', 'visitor', '/auth/sign-in?scenario=visitor'],
  // Query and fragment of the page stay beside the scenario.
  [account, '/?scenario=link', 'link', '/scans/nope?token=1&scenario=link#who=me'],
  [
    account,
    '/?scenario=link&with-theme=dark',
    'link',
    '/scans/nope?token=1&scenario=link&with-theme=dark#who=me',
  ],
  // Another page than the scenario's, in the scenario's state.
  [account, '/auth/sign-in?scenario=link', 'link', '/auth/sign-in?scenario=link'],
])(
  '%# opens the page of its scenario and keeps the scenario in the address',
  (remote, path, name, address) => {
    expect(open(remote as typeof account, path)).toMatchObject({ name, href: site + address });
  },
);

it.each(['/?scenario=flying', '/contact-us?scenario=toString', '/?scenario='])(
  'shows no scenario when the requested one does not exist: %s',
  (path) => {
    expect(open(marketing, path)).toEqual({ unknown: expect.stringContaining('There is no scenario') });
  },
);

it.each(['with-session=nobody', 'with-weather=rain', 'with-clock=soon', 'with-calls=getProducts:explodes'])(
  'shows no scenario when a choice does not exist: %s',
  (choice) => {
    expect(open(marketing, `/?scenario=visitor&${choice}`)).toEqual({
      unknown: `There is no choice '${choice}'.`,
    });
  },
);

it('keeps scenario and choices during navigation and after a reload', () => {
  const remembered = '?scenario=refused&with-session=parent';
  expect(open(marketing, '/', { remembered })).toMatchObject({
    name: 'refused',
    chosen: { session: 'parent' },
    href: `${site}/?scenario=refused&with-session=parent`,
    begins: false,
  });
  expect(open(marketing, '/?scenario=refused', { again: true })).toMatchObject({
    href: `${site}/?scenario=refused`,
    begins: false,
  });
});

it('restarts when an address requests a scenario', () => {
  expect(open(marketing, '/?scenario=refused')).toMatchObject({ begins: true });
});

it('forgets the scenario of another remote on the same port', () => {
  expect(open(marketing, '/', { remembered: '?scenario=checkout-full' })).toMatchObject({ name: 'visitor' });
});

it('reads the choices that it writes', () => {
  const chosen = {
    session: 'professional',
    backend: 'slow',
    theme: 'dark',
    motion: 'reduced',
    width: '360',
    clock: '2027-01-01T08:00:00Z',
    calls: { 'select scans': 'garbage', getProducts: 'fails' },
  } as const;
  const { pathname, search } = new URL(hrefOfScenario('/contact-us', 'visitor', chosen, site));
  expect(open(marketing, pathname + search)).toMatchObject({ chosen });
});

describe('a choice in addition to a scenario', () => {
  const answers = { functions: { getProducts: () => ({ data: ['one'] }) }, delay: 10 };

  it('replaces the session and the way it ends', () => {
    const options = withChosen({ session: signedIn, endsAtWrite: true }, { session: 'loading' });
    expect(options).toEqual({ session: { status: 'loading' } });
  });

  it('replaces the backend, with the faults of single calls applied', async () => {
    expect(withChosen({ answers }, { backend: 'failing', calls: { getProducts: 'slow' } }).faults).toEqual({
      '*': 'fails',
      getProducts: 'slow',
    });
    const well = withChosen({ answers, faults: { '*': 'silent' } }, { backend: 'made-up' });
    expect(well).toEqual({ answers: { functions: answers.functions } });
    const empty = withChosen({ answers }, { backend: 'empty' });
    expect(await empty.answers?.functions?.getProducts?.({})).toEqual({ data: [] });
  });
});
